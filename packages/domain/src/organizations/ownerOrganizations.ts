/** The three organisations that are known by their VAT number (SPEC 3). */
export const ownerOrganizations = {
  seges: { vat: "DK42909769", abbr: "SEGES" },
  natureAgency: { vat: "DK33157274", abbr: "NST" },
  agency: { vat: "DK20814616", abbr: "SGAV" },
} as const;

export type OwnerName = keyof typeof ownerOrganizations;

type GivenVat = string | null | undefined;

/** With the country code and nothing else: sign-ins give '42 90 97 69', registers 'DK42909769'. */
export function normaliseVat(vat: GivenVat): string | null {
  const bare = (vat ?? "").toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  if (bare === "") return null;
  return /^\d+$/.test(bare) ? `DK${bare}` : bare;
}

/** No number is no one's: two people without one do not belong together. */
export function sameVat(a: GivenVat, b: GivenVat): boolean {
  const left = normaliseVat(a);
  return left !== null && left === normaliseVat(b);
}

/** Whether one of the VAT numbers is that of the named owner. */
export function belongsToOwner(owner: OwnerName, ...vats: readonly GivenVat[]): boolean {
  return vats.some((vat) => sameVat(vat, ownerOrganizations[owner].vat));
}

/** Which of the named owners this VAT number is, if any. */
export function ownerNameOf(vat: GivenVat): OwnerName | null {
  const names: readonly OwnerName[] = ["seges", "natureAgency", "agency"];
  return names.find((name) => belongsToOwner(name, vat)) ?? null;
}

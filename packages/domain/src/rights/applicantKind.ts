import { ownerNameOf, normaliseVat } from "../organizations/ownerOrganizations.ts";

export const APPLICANT_KINDS = [
  "private",
  "company",
  "municipality",
  "natureAgency",
  "seges",
  "agency",
] as const;
export type ApplicantKind = (typeof APPLICANT_KINDS)[number];

/** Who applies, as far as schemes care. */
export type Applicant = { readonly kind: ApplicantKind; readonly vat: string | null };

/** Without a VAT number one is a private person; with one, what the registers say it is. */
export function applicantOf(
  person: { readonly vat: string | null },
  municipalityVats: ReadonlySet<string>,
): Applicant {
  const vat = normaliseVat(person.vat);
  if (vat === null) return { kind: "private", vat: null };
  const named = ownerNameOf(vat);
  if (named !== null) return { kind: named, vat };
  return { kind: municipalityVats.has(vat) ? "municipality" : "company", vat };
}

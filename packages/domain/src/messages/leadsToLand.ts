/** The parcel whose page a message leads to; null where it leads elsewhere. */
export function landOf(code: string, { land }: Readonly<Record<string, unknown>>): string | null {
  return code === "land-changed" && typeof land === "string" ? land : null;
}

export const csvMetadataMediaType = "application/csvm+json";

/**
 * The header that leads from a table to what is known about it. Next to the table and not in its
 * first line, which spreadsheets and scripts take for the headings.
 */
export function describedBy(address: string): string {
  return `<${address}>; rel="describedby"; type="${csvMetadataMediaType}"`;
}

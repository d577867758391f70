import type { SupplementaryRow } from "./supplementaryQueries.ts";

/** What the log tells of a supplementary geometry. */
export function loggedArea(row: SupplementaryRow) {
  return { id: row.id, name: row.name, type: row.type, areaHa: row.areaHa };
}

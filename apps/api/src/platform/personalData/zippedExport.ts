import { strToU8, type ZippableFile, zipSync } from "fflate";
import type { PersonalExport } from "./exportPeople.ts";

/** An export as a zip: what it is about, and one file for each table. */
export function zippedExport({ exportedAt, about, ...parts }: PersonalExport): Uint8Array {
  const mtime = new Date(exportedAt);
  const file = (content: unknown): ZippableFile => [
    strToU8(`${JSON.stringify(content, null, 2)}\n`),
    { mtime },
  ];
  return zipSync({
    "about.json": file({ exportedAt, about }),
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([part, tables]) =>
        Object.entries(tables).map(([table, rows]) => [`${part}/${table}.json`, file(rows)]),
      ),
    ),
  });
}

import type { Field } from "../ogc/fields.ts";
import type { About } from "./Download.ts";

/** What 'CSV on the Web' asks a description to be named, after its table. */
const ENDING = ".csv-metadata.json";

/** The description's collection, where a file's name is that of one. */
export const describedCollection = (name: string): string | null =>
  name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : null;

export const metadataName = (id: string) => `${id}${ENDING}`;

const figure = { base: "number", format: { decimalChar: "," } };

/** Beside the table and not in its first line, which programs take for the headings. */
export function csvMetadata(about: About, fields: readonly Field[]): object {
  return {
    "@context": "http://www.w3.org/ns/csvw",
    url: `${about.id}.csv`,
    "dc:title": about.title,
    "dc:description": about.description,
    "dc:provenance": about.method,
    "dc:publisher": about.owner,
    "dc:license": about.licence,
    "dc:modified": about.changedAt,
    dialect: { delimiter: ";", encoding: "utf-8", header: true, lineTerminators: ["\r\n"] },
    tableSchema: {
      columns: [
        { name: "id", titles: "id" },
        ...fields.map(({ name, title, type }) => ({
          name,
          titles: name,
          "dc:description": title,
          ...(type === "number" && { datatype: figure }),
        })),
        { name: "longitude", titles: "longitude", datatype: figure },
        { name: "latitude", titles: "latitude", datatype: figure },
      ],
    },
  };
}

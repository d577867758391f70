import { writeCsv } from "../../../../platform/csv/writeCsv.ts";
import type { OpenWriter, ReadRow } from "../Download.ts";
import { TextFile } from "./TextFile.ts";

/** Attributes and a point inside each outline: outlines are longer than a cell of a spreadsheet. */
export const csvWriter: OpenWriter = (path, _about, columns) => {
  const file = new TextFile(path);
  const table = [
    { title: "id", value: ({ id }: ReadRow) => id },
    ...columns.map(({ name }, i) => ({ title: name, value: ({ values }: ReadRow) => values[i] })),
    { title: "longitude", value: ({ longitude }: ReadRow) => longitude, decimals: 6 },
    { title: "latitude", value: ({ latitude }: ReadRow) => latitude, decimals: 6 },
  ];
  file.write(writeCsv(table, []));
  return {
    add(row) {
      // Without the mark and the headings, which stand above all rows.
      file.write(`${writeCsv(table, [row]).split("\r\n").slice(1, -1).join("\r\n")}\r\n`);
    },
    finish: () => file.close(),
  };
};

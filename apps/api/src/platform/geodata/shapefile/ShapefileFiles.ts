import { closeSync, openSync, writeSync } from "node:fs";
import {
  PROJECTION,
  type ShapefileColumn,
  type ShapefileRow,
  TABLE_END,
} from "./shapefileRecords.ts";
import { type ShapefileParts, ShapefileRows } from "./ShapefileRows.ts";

const endings = ["shp", "shx", "dbf"] as const satisfies readonly (keyof ShapefileParts)[];

/** A Shapefile's files next to each other, filled row by row; their heads are written last. */
export class ShapefileFiles {
  readonly projection = PROJECTION;
  readonly #rows: ShapefileRows;
  readonly #files: readonly { ending: keyof ShapefileParts; path: string; file: number }[];

  constructor(path: string, columns: readonly ShapefileColumn[]) {
    this.#rows = new ShapefileRows(columns);
    this.#files = endings.map((ending) => ({
      ending,
      path: `${path}.${ending}`,
      file: openSync(`${path}.${ending}`, "w"),
    }));
    this.#write(this.#rows.heads());
  }

  /** What is beyond the format's largest file is left out. */
  add(row: ShapefileRow): void {
    const parts = this.#rows.next(row);
    if (parts) this.#write(parts);
  }

  /** The paths of the files, by their endings. */
  finish(): Readonly<Record<string, string>> {
    const heads = this.#rows.heads();
    for (const { ending, file } of this.#files) {
      if (ending === "dbf") writeSync(file, TABLE_END);
      writeSync(file, heads[ending], 0, heads[ending].length, 0);
      closeSync(file);
    }
    return Object.fromEntries(this.#files.map(({ ending, path }) => [ending, path]));
  }

  #write(parts: ShapefileParts): void {
    for (const { ending, file } of this.#files) writeSync(file, parts[ending]);
  }
}

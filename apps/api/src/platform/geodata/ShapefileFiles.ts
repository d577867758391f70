import { closeSync, openSync, writeSync } from "node:fs";
import {
  geometryHead,
  HEAD_BYTES,
  indexEntry,
  PROJECTION,
  shapeRecord,
  type ShapefileColumn,
  type ShapefileRow,
  TABLE_END,
  tableHead,
  tableRow,
} from "./shapefileRecords.ts";
import { emptyBox } from "./wkbBox.ts";

/** Offsets are counted in pairs of bytes with 32 bits and a sign; readers stop at half of that. */
const MOST_BYTES = 2 ** 31 - 1;

/** A Shapefile's files beside each other, filled row by row; their heads are written last. */
export class ShapefileFiles {
  readonly projection = PROJECTION;
  readonly #paths: Record<"shp" | "shx" | "dbf", string>;
  readonly #files: Record<"shp" | "shx" | "dbf", number>;
  readonly #columns: readonly ShapefileColumn[];
  readonly #whole = emptyBox();
  #offset = HEAD_BYTES;
  #rows = 0;

  constructor(path: string, columns: readonly ShapefileColumn[]) {
    this.#columns = columns;
    this.#paths = { shp: `${path}.shp`, shx: `${path}.shx`, dbf: `${path}.dbf` };
    this.#files = {
      shp: openSync(this.#paths.shp, "w"),
      shx: openSync(this.#paths.shx, "w"),
      dbf: openSync(this.#paths.dbf, "w"),
    };
    const { shp, shx, dbf } = this.#files;
    writeSync(shp, geometryHead(0, this.#whole));
    writeSync(shx, geometryHead(0, this.#whole));
    writeSync(dbf, tableHead(columns, 0));
  }

  /** What is beyond the format's largest file is left out. */
  add({ wkb, values }: ShapefileRow): void {
    const record = shapeRecord(wkb, this.#rows + 1, this.#whole);
    if (this.#offset + record.length > MOST_BYTES) return;
    writeSync(this.#files.shp, record);
    writeSync(this.#files.shx, indexEntry(this.#offset, record));
    writeSync(this.#files.dbf, tableRow(this.#columns, values));
    this.#offset += record.length;
    this.#rows += 1;
  }

  /** The paths of the files, by their endings. */
  finish(): Readonly<Record<string, string>> {
    const { shp, shx, dbf } = this.#files;
    writeSync(dbf, TABLE_END);
    rewrite(shp, geometryHead(this.#offset - HEAD_BYTES, this.#whole));
    rewrite(shx, geometryHead(8 * this.#rows, this.#whole));
    rewrite(dbf, tableHead(this.#columns, this.#rows));
    for (const file of Object.values(this.#files)) closeSync(file);
    return this.#paths;
  }
}

function rewrite(file: number, head: Buffer): void {
  writeSync(file, head, 0, head.length, 0);
}

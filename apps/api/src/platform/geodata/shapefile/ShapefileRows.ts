import {
  geometryHead,
  HEAD_BYTES,
  indexEntry,
  shapeRecord,
  type ShapefileColumn,
  type ShapefileRow,
  tableHead,
  tableRow,
} from "./shapefileRecords.ts";
import { emptyBox } from "../wkb/wkbBox.ts";

/** What a row or a head is in each of a Shapefile's three files. */
export type ShapefileParts = Readonly<Record<"shp" | "shx" | "dbf", Buffer>>;

/** Offsets are counted in pairs of bytes with 32 bits and a sign; readers stop at half of that. */
const MAX_BYTES = 2 ** 31 - 1;

/** Rows one after the other as they lie in a Shapefile; the heads are known once all have come. */
export class ShapefileRows {
  readonly #columns: readonly ShapefileColumn[];
  readonly #whole = emptyBox();
  #offset = HEAD_BYTES;
  #count = 0;

  constructor(columns: readonly ShapefileColumn[]) {
    this.#columns = columns;
  }

  /** Null for what is beyond the format's largest file. */
  next({ wkb, values }: ShapefileRow): ShapefileParts | null {
    const shp = shapeRecord(wkb, this.#count + 1, this.#whole);
    if (this.#offset + shp.length > MAX_BYTES) return null;
    const shx = indexEntry(this.#offset, shp);
    this.#offset += shp.length;
    this.#count += 1;
    return { shp, shx, dbf: tableRow(this.#columns, values) };
  }

  heads(): ShapefileParts {
    return {
      shp: geometryHead(this.#offset - HEAD_BYTES, this.#whole),
      shx: geometryHead(8 * this.#count, this.#whole),
      dbf: tableHead(this.#columns, this.#count),
    };
  }
}

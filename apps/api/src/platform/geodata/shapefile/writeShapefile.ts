import { strToU8, zipSync } from "fflate";
import {
  PROJECTION,
  type ShapefileColumn,
  type ShapefileRow,
  TABLE_END,
} from "./shapefileRecords.ts";
import { type ShapefileParts, ShapefileRows } from "./ShapefileRows.ts";

/** A zipped Shapefile of polygons in EPSG:25832, texts in UTF-8. */
export function writeShapefile(
  name: string,
  columns: readonly ShapefileColumn[],
  rows: readonly ShapefileRow[],
): Buffer {
  const written = new ShapefileRows(columns);
  const records = rows.flatMap((row) => written.next(row) ?? []);
  const heads = written.heads();
  const file = (part: keyof ShapefileParts, end = Buffer.alloc(0)) =>
    Buffer.concat([heads[part], ...records.map((record) => record[part]), end]);
  return Buffer.from(
    zipSync({
      [`${name}.shp`]: file("shp"),
      [`${name}.shx`]: file("shx"),
      [`${name}.dbf`]: file("dbf", TABLE_END),
      [`${name}.prj`]: strToU8(PROJECTION),
      [`${name}.cpg`]: strToU8("UTF-8"),
    }),
  );
}

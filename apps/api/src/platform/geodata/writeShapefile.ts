import { strToU8, zipSync } from "fflate";
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

/** A zipped Shapefile of polygons in EPSG:25832, texts in UTF-8. */
export function writeShapefile(
  name: string,
  columns: readonly ShapefileColumn[],
  rows: readonly ShapefileRow[],
): Buffer {
  const { shp, shx } = geometryFiles(rows);
  return Buffer.from(
    zipSync({
      [`${name}.shp`]: shp,
      [`${name}.shx`]: shx,
      [`${name}.dbf`]: Buffer.concat([
        tableHead(columns, rows.length),
        ...rows.map(({ values }) => tableRow(columns, values)),
        TABLE_END,
      ]),
      [`${name}.prj`]: strToU8(PROJECTION),
      [`${name}.cpg`]: strToU8("UTF-8"),
    }),
  );
}

function geometryFiles(rows: readonly ShapefileRow[]): { shp: Buffer; shx: Buffer } {
  const whole = emptyBox();
  const index: Buffer[] = [];
  let offset = HEAD_BYTES;
  const records = rows.map(({ wkb }, i) => {
    const record = shapeRecord(wkb, i + 1, whole);
    index.push(indexEntry(offset, record));
    offset += record.length;
    return record;
  });
  return {
    shp: Buffer.concat([geometryHead(offset - HEAD_BYTES, whole), ...records]),
    shx: Buffer.concat([geometryHead(8 * rows.length, whole), ...index]),
  };
}

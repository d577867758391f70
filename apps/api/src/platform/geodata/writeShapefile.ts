import { zipSync, strToU8 } from "fflate";
import { readPolygons } from "../overlap/readPolygons.ts";
import { oriented } from "../overlap/rings.ts";

export type ShapefileColumn = {
  /** At most ten ASCII letters: the format's own limit. */
  name: string;
  type: "text" | "number";
};

export type ShapefileRow = { wkb: Uint8Array; values: readonly (string | number | null)[] };

const POLYGON = 5;
const TEXT_BYTES = 254;
const NUMBER_BYTES = 24;

/** EPSG:25832 as GIS programs of all ages read it. */
const PROJECTION =
  'PROJCS["ETRS_1989_UTM_Zone_32N",GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",9.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';

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
      [`${name}.dbf`]: tableFile(columns, rows),
      [`${name}.prj`]: strToU8(PROJECTION),
      [`${name}.cpg`]: strToU8("UTF-8"),
    }),
  );
}

function geometryFiles(rows: readonly ShapefileRow[]): { shp: Buffer; shx: Buffer } {
  const records: Buffer[] = [];
  const index = Buffer.alloc(8 * rows.length);
  const whole = emptyBox();
  let offset = 100;
  rows.forEach(({ wkb }, i) => {
    // Outer rings run clockwise here, the other way round than in GeoJSON.
    const rings = readPolygons(wkb).flatMap((polygon) =>
      polygon.map((ring, index_) => oriented(ring, index_ !== 0)),
    );
    const points = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
    const content = Buffer.alloc(44 + 4 * rings.length + 16 * points);
    const box = emptyBox();
    content.writeInt32LE(POLYGON, 0);
    content.writeInt32LE(rings.length, 36);
    content.writeInt32LE(points, 40);
    let part = 0;
    let at = 44 + 4 * rings.length;
    rings.forEach((ring, r) => {
      content.writeInt32LE(part, 44 + 4 * r);
      part += ring.length / 2;
      for (let p = 0; p < ring.length; p += 2) {
        widen(box, ring[p]!, ring[p + 1]!);
        content.writeDoubleLE(ring[p]!, at);
        content.writeDoubleLE(ring[p + 1]!, at + 8);
        at += 16;
      }
    });
    box.forEach((value, b) => content.writeDoubleLE(value, 4 + 8 * b));
    widen(whole, box[0]!, box[1]!);
    widen(whole, box[2]!, box[3]!);
    const head = Buffer.alloc(8);
    head.writeInt32BE(i + 1, 0);
    head.writeInt32BE(content.length / 2, 4);
    index.writeInt32BE(offset / 2, 8 * i);
    index.writeInt32BE(content.length / 2, 8 * i + 4);
    offset += 8 + content.length;
    records.push(head, content);
  });
  const body = Buffer.concat(records);
  return {
    shp: Buffer.concat([fileHead(body.length, whole), body]),
    shx: Buffer.concat([fileHead(index.length, whole), index]),
  };
}

function fileHead(bodyBytes: number, box: readonly number[]): Buffer {
  const head = Buffer.alloc(100);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE((100 + bodyBytes) / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(POLYGON, 32);
  box.forEach((value, i) => head.writeDoubleLE(Number.isFinite(value) ? value : 0, 36 + 8 * i));
  return head;
}

function tableFile(columns: readonly ShapefileColumn[], rows: readonly ShapefileRow[]): Buffer {
  const width = (column: ShapefileColumn) => (column.type === "text" ? TEXT_BYTES : NUMBER_BYTES);
  const rowBytes = 1 + columns.reduce((sum, column) => sum + width(column), 0);
  const headBytes = 33 + 32 * columns.length;
  const file = Buffer.alloc(headBytes + rowBytes * rows.length + 1, 0x20);
  file.fill(0, 0, headBytes);
  file[0] = 3;
  file.set([126, 1, 1], 1);
  file.writeUInt32LE(rows.length, 4);
  file.writeUInt16LE(headBytes, 8);
  file.writeUInt16LE(rowBytes, 10);
  columns.forEach((column, i) => {
    const at = 32 + 32 * i;
    file.write(column.name.slice(0, 10), at, "latin1");
    file[at + 11] = column.type === "text" ? 0x43 : 0x4e;
    file[at + 16] = width(column);
    file[at + 17] = column.type === "text" ? 0 : 9;
  });
  file[headBytes - 1] = 0x0d;
  rows.forEach(({ values }, r) => {
    let at = headBytes + rowBytes * r + 1;
    columns.forEach((column, c) => {
      const value = values[c];
      if (value !== null && value !== undefined) {
        if (column.type === "number")
          file.write(Number(value).toFixed(9).padStart(NUMBER_BYTES), at);
        else writeText(file, String(value), at);
      }
      at += width(column);
    });
  });
  file[file.length - 1] = 0x1a;
  return file;
}

/** Cut between letters: half a letter in UTF-8 would spoil the whole table for some readers. */
function writeText(file: Buffer, text: string, at: number): void {
  let kept = text;
  while (Buffer.byteLength(kept) > TEXT_BYTES) kept = kept.slice(0, -1);
  file.write(kept, at);
}

function emptyBox(): number[] {
  return [Infinity, Infinity, -Infinity, -Infinity];
}

function widen(box: number[], x: number, y: number): void {
  box[0] = Math.min(box[0]!, x);
  box[1] = Math.min(box[1]!, y);
  box[2] = Math.max(box[2]!, x);
  box[3] = Math.max(box[3]!, y);
}

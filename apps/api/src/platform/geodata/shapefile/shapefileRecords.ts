import { readPolygons } from "../../overlap/readPolygons.ts";
import { oriented } from "../../overlap/rings.ts";
import { type Box, emptyBox, widen } from "../wkb/wkbBox.ts";

export type ShapefileColumn = {
  /** At most ten ASCII letters: the format's own limit. */
  name: string;
  type: "text" | "number";
};

export type ShapefileRow = { wkb: Uint8Array; values: readonly (string | number | null)[] };

const POLYGON = 5;
const NOTHING = 0;
const TEXT_BYTES = 254;
const NUMBER_BYTES = 24;

/** EPSG:25832 as GIS programs of all ages read it. */
export const PROJECTION =
  'PROJCS["ETRS_1989_UTM_Zone_32N",GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",9.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';

export const HEAD_BYTES = 100;

/** One record of the geometry file with its own head; without polygons it is the format's 'nothing'. */
export function shapeRecord(wkb: Uint8Array, number: number, whole: Box): Buffer {
  // Outer rings run clockwise here, the other way round than in GeoJSON.
  const rings = readPolygons(wkb).flatMap((polygon) =>
    polygon.map((ring, index) => oriented(ring, index !== 0)),
  );
  const points = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
  const content = Buffer.alloc(rings.length === 0 ? 4 : 44 + 4 * rings.length + 16 * points);
  content.writeInt32LE(rings.length === 0 ? NOTHING : POLYGON, 0);
  if (rings.length > 0) writeRings(content, rings, whole);
  const head = Buffer.alloc(8);
  head.writeInt32BE(number, 0);
  head.writeInt32BE(content.length / 2, 4);
  return Buffer.concat([head, content]);
}

function writeRings(content: Buffer, rings: readonly ArrayLike<number>[], whole: Box): void {
  const box = emptyBox();
  content.writeInt32LE(rings.length, 36);
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
  content.writeInt32LE(part, 40);
  box.forEach((value, b) => content.writeDoubleLE(value, 4 + 8 * b));
  widen(whole, box[0], box[1]);
  widen(whole, box[2], box[3]);
}

/** Where a record stands, for the index file. */
export function indexEntry(offset: number, record: Buffer): Buffer {
  const entry = Buffer.alloc(8);
  entry.writeInt32BE(offset / 2, 0);
  entry.writeInt32BE((record.length - 8) / 2, 4);
  return entry;
}

export function geometryHead(bodyBytes: number, box: Box): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE((HEAD_BYTES + bodyBytes) / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(POLYGON, 32);
  box.forEach((value, i) => head.writeDoubleLE(Number.isFinite(value) ? value : 0, 36 + 8 * i));
  return head;
}

const widthOf = ({ type }: ShapefileColumn) => (type === "text" ? TEXT_BYTES : NUMBER_BYTES);

export function tableHead(columns: readonly ShapefileColumn[], rows: number): Buffer {
  const head = Buffer.alloc(33 + 32 * columns.length);
  head[0] = 3;
  head.set([126, 1, 1], 1);
  head.writeUInt32LE(rows, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(1 + columns.reduce((sum, column) => sum + widthOf(column), 0), 10);
  columns.forEach((column, i) => {
    const at = 32 + 32 * i;
    head.write(column.name.slice(0, 10), at, "latin1");
    head[at + 11] = column.type === "text" ? 0x43 : 0x4e;
    head[at + 16] = widthOf(column);
    head[at + 17] = column.type === "text" ? 0 : 9;
  });
  head[head.length - 1] = 0x0d;
  return head;
}

export function tableRow(
  columns: readonly ShapefileColumn[],
  values: ShapefileRow["values"],
): Buffer {
  const row = Buffer.alloc(1 + columns.reduce((sum, column) => sum + widthOf(column), 0), 0x20);
  let at = 1;
  columns.forEach((column, c) => {
    const value = values[c];
    if (value !== null && value !== undefined) {
      if (column.type === "number") row.write(Number(value).toFixed(9).padStart(NUMBER_BYTES), at);
      else writeText(row, String(value), at);
    }
    at += widthOf(column);
  });
  return row;
}

export const TABLE_END = Buffer.from([0x1a]);

/** Cut between letters: half a letter in UTF-8 would spoil the whole table for some readers. */
function writeText(file: Buffer, text: string, at: number): void {
  let kept = text;
  while (Buffer.byteLength(kept) > TEXT_BYTES) kept = kept.slice(0, -1);
  file.write(kept, at);
}

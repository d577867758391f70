import { type RawBuilder, sql } from "kysely";
import { boxGeometry, movedToStorage } from "../geometrySql.ts";
import type { Crs } from "../crs.ts";
import { type Cql2, FilterFault, type Geometry } from "./cql2.ts";
import { type FilterContext, isProperty, the } from "./operands.ts";

const functions: Record<string, RawBuilder<unknown>> = {
  s_contains: sql`ST_Contains`,
  s_crosses: sql`ST_Crosses`,
  s_disjoint: sql`ST_Disjoint`,
  s_equals: sql`ST_Equals`,
  s_intersects: sql`ST_Intersects`,
  s_overlaps: sql`ST_Overlaps`,
  s_touches: sql`ST_Touches`,
  s_within: sql`ST_Within`,
};

const types = new Set([
  "Point",
  "LineString",
  "Polygon",
  "MultiPoint",
  "MultiLineString",
  "MultiPolygon",
]);

export function spatialCondition(
  op: string,
  args: readonly Cql2[],
  { crs }: FilterContext,
): RawBuilder<boolean> | null {
  const name = functions[op];
  if (name === undefined) return null;
  const [a, b] = the(args, 2).map((node) => geometryOf(node, crs));
  return sql`${name}(${a}, ${b})`;
}

function geometryOf(node: Cql2, crs: Crs): RawBuilder<unknown> {
  if (isProperty(node)) {
    if (node.property !== "geometry") throw new FilterFault({ code: "unknown-property" });
    return sql`geometry`;
  }
  if (typeof node !== "object") throw new FilterFault({ code: "geometry" });
  if ("bbox" in node) return boxOf(node.bbox, crs);
  if (!("type" in node) || !isGeometry(node)) throw new FilterFault({ code: "geometry" });
  return movedToStorage(
    sql`ST_GeomFromGeoJSON(${JSON.stringify({ type: node.type, coordinates: node.coordinates })}::text)`,
    crs,
  );
}

function boxOf(numbers: unknown, crs: Crs): RawBuilder<unknown> {
  if (
    !Array.isArray(numbers) ||
    ![4, 6].includes(numbers.length) ||
    !numbers.every((each) => Number.isFinite(each))
  )
    throw new FilterFault({ code: "geometry" });
  const [a, b] = numbers as [number, number];
  const [c, d] = numbers.slice(numbers.length / 2) as [number, number];
  const box = crs.northingFirst ? ([b, a, d, c] as const) : ([a, b, c, d] as const);
  if (box[0] > box[2] || box[1] > box[3]) throw new FilterFault({ code: "geometry" });
  return boxGeometry(box, crs);
}

/** Collections of geometries are in no relation that all of the database's functions know. */
function isGeometry({ type, coordinates }: Geometry): boolean {
  if (!types.has(type) || !isNumbers(coordinates)) return false;
  if (type === "Polygon") return (coordinates as unknown[]).every(isRing);
  return type === "MultiPolygon" ? (coordinates as unknown[][]).flat().every(isRing) : true;
}

/** The database takes an open ring without a word, and then finds nothing. */
function isRing(positions: unknown): boolean {
  if (!Array.isArray(positions) || positions.length < 4) return false;
  return String(positions[0]) === String(positions.at(-1));
}

function isNumbers(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((each) => Number.isFinite(each)) || value.every(isNumbers);
}

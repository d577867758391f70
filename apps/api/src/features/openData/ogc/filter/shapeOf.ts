import { FilterFault, type Geometry } from "./cql2.ts";

/** Positions within parentheses, as deep as the kind of geometry has them. */
export type Nested = number[] | Nested[];

const kinds: Record<string, { type: string; depth: number }> = {
  POINT: { type: "Point", depth: 1 },
  LINESTRING: { type: "LineString", depth: 1 },
  POLYGON: { type: "Polygon", depth: 2 },
  MULTIPOINT: { type: "MultiPoint", depth: 1 },
  MULTILINESTRING: { type: "MultiLineString", depth: 2 },
  MULTIPOLYGON: { type: "MultiPolygon", depth: 3 },
};

/** A geometry of well-known text as GeoJSON. */
export function shapeOf(name: string, nested: Nested): Geometry {
  const kind = kinds[name.toUpperCase().replace(/\s+Z$/, "")];
  if (kind === undefined) throw new FilterFault({ code: "geometry" });
  const { type, depth } = kind;
  // Points of a multipoint may be in parentheses of their own.
  const parts = type === "MultiPoint" ? nested.map(bare) : nested;
  if (!isPositions(parts, depth)) throw new FilterFault({ code: "geometry" });
  if (type !== "Point") return { type, coordinates: parts };
  if (parts.length !== 1) throw new FilterFault({ code: "geometry" });
  return { type, coordinates: parts[0] };
}

const bare = (part: number | Nested): number | Nested =>
  Array.isArray(part) && part.length === 1 && Array.isArray(part[0]) ? part[0] : part;

function isPositions(parts: unknown, depth: number): boolean {
  if (!Array.isArray(parts)) return false;
  if (depth > 0) return parts.every((part) => isPositions(part, depth - 1));
  return [2, 3].includes(parts.length) && parts.every((part) => Number.isFinite(part));
}

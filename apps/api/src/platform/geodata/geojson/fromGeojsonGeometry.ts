import type { FlatGeometry, GeometryType } from "../FlatGeometry.ts";
import { geometryType, highestDimension } from "../FlatGeometry.ts";
import { GeodataFault } from "../GeodataFault.ts";

type Position = readonly unknown[];

const depthOf: Record<string, { type: GeometryType; depth: number }> = {
  Point: { type: geometryType.point, depth: 0 },
  MultiPoint: { type: geometryType.multiPoint, depth: 1 },
  LineString: { type: geometryType.line, depth: 1 },
  MultiLineString: { type: geometryType.multiLine, depth: 2 },
  Polygon: { type: geometryType.polygon, depth: 2 },
  MultiPolygon: { type: geometryType.multiPolygon, depth: 3 },
};

/** A GeoJSON geometry as a flat one; null for null and empty ones. Heights are left out. */
export function fromGeojsonGeometry(value: unknown): FlatGeometry | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "object") throw notGeometry(value);
  const { type, coordinates, geometries } = value as Record<string, unknown>;
  if (type === "GeometryCollection" && Array.isArray(geometries)) {
    return highestDimension(
      geometries.map(fromGeojsonGeometry).filter((part): part is FlatGeometry => part !== null),
    );
  }
  const shape =
    typeof type === "string" && Object.hasOwn(depthOf, type) ? depthOf[type] : undefined;
  if (!shape || !Array.isArray(coordinates)) throw notGeometry(type);
  if (coordinates.length === 0) return null;
  return flatten(shape.type, shape.depth, coordinates);
}

function flatten(type: GeometryType, depth: number, coordinates: Position): FlatGeometry | null {
  const lines: Position[] =
    depth === 0
      ? [[coordinates]]
      : depth === 1
        ? [coordinates]
        : depth === 2
          ? (coordinates as Position[])
          : (coordinates as Position[]).flatMap((polygon) => listOf(polygon) as Position[]);
  let count = 0;
  for (const line of lines) count += listOf(line).length;
  if (count === 0) return null;
  const xy = new Float64Array(count * 2);
  const ringEnds: number[] = [];
  let at = 0;
  for (const line of lines) {
    for (const position of line) {
      const [x, y] = listOf(position);
      if (!isCoordinate(x) || !isCoordinate(y)) throw notPosition(position);
      xy[at++] = x;
      xy[at++] = y;
    }
    ringEnds.push(at / 2);
  }
  return { type, xy, ringEnds, polygonEnds: polygonEndsOf(depth, type, coordinates, lines.length) };
}

function polygonEndsOf(depth: number, type: GeometryType, coordinates: Position, rings: number) {
  if (type === geometryType.polygon) return [rings];
  if (depth !== 3) return [];
  let ring = 0;
  return (coordinates as Position[]).map((polygon) => (ring += polygon.length));
}

function isCoordinate(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw notPosition(value);
  return value;
}

function notPosition(value: unknown) {
  return new GeodataFault(
    "geodata.bad-coordinates",
    `a coordinate is not a pair of numbers: ${excerpt(value)}`,
  );
}

function notGeometry(value: unknown) {
  return new GeodataFault("geodata.bad-geometry", `not a GeoJSON geometry: ${excerpt(value)}`);
}

function excerpt(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 60);
}

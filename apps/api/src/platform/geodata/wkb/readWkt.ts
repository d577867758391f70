import type { FlatGeometry } from "../FlatGeometry.ts";
import { fromGeojsonGeometry } from "../geojson/fromGeojsonGeometry.ts";
import { GeodataFault } from "../GeodataFault.ts";

const types: Record<string, { type: string; depth: number }> = {
  POINT: { type: "Point", depth: 0 },
  LINESTRING: { type: "LineString", depth: 1 },
  POLYGON: { type: "Polygon", depth: 2 },
  MULTILINESTRING: { type: "MultiLineString", depth: 2 },
  MULTIPOLYGON: { type: "MultiPolygon", depth: 3 },
};

/** Well-known text of the geometries that have an outline or a place; heights are left out. */
export function readWkt(text: string): FlatGeometry | null {
  const head = /^\s*(?:SRID=\d+;)?\s*([A-Z]+)\s*(?:Z|M|ZM)?\s*(EMPTY|\()/i.exec(text);
  const shape = head && types[head[1]!.toUpperCase()];
  if (!shape) throw bad(text);
  if (head[2]!.toUpperCase() === "EMPTY") return null;
  // The nesting of the text is that of GeoJSON once positions are brackets as well.
  const body = text
    .slice(head[0].length - 1)
    .replace(
      /-?[\d.]+(?:e[+-]?\d+)?(?:\s+-?[\d.]+(?:e[+-]?\d+)?)+/gi,
      (position) => `[${position.trim().split(/\s+/).map(Number).join(",")}]`,
    )
    .replaceAll("(", "[")
    .replaceAll(")", "]");
  let coordinates: unknown;
  try {
    coordinates = JSON.parse(body);
  } catch {
    throw bad(text);
  }
  const inner = shape.depth === 0 ? (coordinates as unknown[])[0] : coordinates;
  return fromGeojsonGeometry({ type: shape.type, coordinates: inner });
}

function bad(text: string) {
  return new GeodataFault(
    "geodata.bad-geometry",
    `not a geometry in well-known text: ${text.slice(0, 40)}`,
  );
}

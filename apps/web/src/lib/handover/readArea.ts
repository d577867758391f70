import type { AreaGeometry, PolygonRings } from "@mars/domain/areas/geometry";
import { guessedSystem, isAroundDenmark, namedSystem, type Reproject } from "./coordinateSystem.ts";
import { readWkt } from "./readWkt.ts";

type Ring = readonly (readonly [number, number])[];
type Rings = readonly Ring[];

/**
 * An area as any system of the family may write it: GeoJSON geometry, feature or collection, or
 * WKT, in the systems that are in use for Denmark. What cannot be placed for certain is no area.
 */
export function readArea(data: unknown, reproject: Reproject): AreaGeometry | null {
  const { polygons, system } = typeof data === "string" ? readWkt(data) : readGeojson(data);
  const first = polygons[0]?.[0]?.[0];
  if (!first || !polygons.every(isPolygon)) return null;
  const toUtm32 = system === null ? guessedSystem(first) : namedSystem(system);
  if (!toUtm32) return null;
  const placed = polygons.map((rings) =>
    rings.map((ring) => ring.map((point) => toUtm32(point, reproject))),
  );
  if (!placed.flat(2).every(isAroundDenmark)) return null;
  return placed.length === 1
    ? { type: "Polygon", coordinates: placed[0] as PolygonRings }
    : { type: "MultiPolygon", coordinates: placed };
}

/** Polygons and, where it is said, the coordinate system of the outermost object that says it. */
function readGeojson(data: unknown): { polygons: Rings[]; system: string | null } {
  if (!isRecord(data)) return { polygons: [], system: null };
  const parts = [data["geometry"], data["features"], data["geometries"]].flat().map(readGeojson);
  const { type, coordinates } = data;
  const own =
    type === "Polygon" ? [coordinates] : type === "MultiPolygon" ? asList(coordinates) : [];
  return {
    polygons: [...(own as Rings[]), ...parts.flatMap(({ polygons }) => polygons)],
    system: systemOf(data["crs"]) ?? parts.find(({ system }) => system !== null)?.system ?? null,
  };
}

function systemOf(crs: unknown): string | null {
  if (typeof crs === "string") return crs;
  if (!isRecord(crs) || !isRecord(crs["properties"])) return null;
  const name = crs["properties"]["name"];
  return typeof name === "string" ? name : null;
}

const isPolygon = (rings: unknown): rings is Rings =>
  isListOf(rings, (ring) => isListOf(ring, isPair) && ring.length >= 4);

/** A height may are behind; it is not taken along. */
const isPair = (value: unknown): boolean =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]);

function isListOf(value: unknown, is: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(is);
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

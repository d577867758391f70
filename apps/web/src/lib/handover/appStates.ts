import type { AreaGeometry, Point, PolygonRings } from "@mars/domain/areas/geometry";
import { emptyMapState, type MapState } from "./MapState.ts";

/** SPEC 3 'Session record': one piece of captured application state. */
export type AppState = { appStateType: string; data: unknown };

const areaType = "selected-area";
const layersType = "active-layers";
const viewType = "map-view";
const danishCrs = { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::25832" } };

/** Area as GeoJSON that names its reference system, layers as their ids, the view in metres. */
export function appStatesOf({ area, layers, view }: MapState): AppState[] {
  return [
    ...(area ? [{ appStateType: areaType, data: { ...area, crs: danishCrs } }] : []),
    ...(layers.length > 0 ? [{ appStateType: layersType, data: [...layers] }] : []),
    ...(view ? [{ appStateType: viewType, data: view }] : []),
  ];
}

/** Any system may have written it: what does not read as ours is left out, never trusted. */
export function mapStateOf(states: unknown): MapState {
  if (!Array.isArray(states)) return emptyMapState;
  const dataOf = (type: string): unknown =>
    states.find((state: unknown) => isRecord(state) && state["appStateType"] === type)?.data;
  return {
    area: areaOf(dataOf(areaType)),
    layers: layersOf(dataOf(layersType)),
    view: viewOf(dataOf(viewType)),
  };
}

function areaOf(data: unknown): AreaGeometry | null {
  if (!isRecord(data)) return null;
  if (data["type"] === "Feature") return areaOf(data["geometry"]);
  const { type, coordinates } = data;
  if (type === "Polygon" && isPolygon(coordinates)) return { type, coordinates };
  if (type === "MultiPolygon" && isListOf(coordinates, isPolygon)) return { type, coordinates };
  return null;
}

function layersOf(data: unknown): string[] {
  if (!Array.isArray(data)) return [];
  return data.filter((id): id is string => typeof id === "string" && id.length <= 200);
}

function viewOf(data: unknown): MapState["view"] {
  if (!isRecord(data)) return null;
  const { center, resolution } = data;
  const isResolution = typeof resolution === "number" && resolution > 0 && resolution < 10_000;
  return isPoint(center) && isResolution ? { center, resolution } : null;
}

const isPolygon = (value: unknown): value is PolygonRings =>
  isListOf(value, (ring): ring is readonly Point[] => isListOf(ring, isPoint) && ring.length >= 4);

/** Metres in EPSG:25832 over Denmark: degrees and other systems' metres are not taken for ours. */
function isPoint(value: unknown): value is Point {
  if (!Array.isArray(value)) return false;
  const [easting, northing] = value as unknown[];
  return isWithin(easting, 200_000, 1_000_000) && isWithin(northing, 5_900_000, 6_600_000);
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}

function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.length > 0 && value.every(is);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import type { Point } from "@mars/domain/areas/geometry";
import { isAroundDenmark, type Reproject } from "./coordinateSystem.ts";
import { type Arrival, emptyArrival, type MapState } from "./MapState.ts";
import { readArea } from "./readArea.ts";

/** SPEC 3 'Session record': one piece of captured application state. */
export type AppState = { appStateType: string; data: unknown };

const areaType = "selected-area";
const layersType = "active-layers";
const viewType = "map-view";
const senderType = "source-system";
const danishCrs = { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::25832" } };

/** Area as GeoJSON that names its reference system, layers as their ids, the view in metres. */
export function appStatesOf({ area, layers, view }: MapState, sender: string): AppState[] {
  return [
    ...(area ? [{ appStateType: areaType, data: { ...area, crs: danishCrs } }] : []),
    ...(layers ? [{ appStateType: layersType, data: [...layers] }] : []),
    ...(view ? [{ appStateType: viewType, data: view }] : []),
    { appStateType: senderType, data: { name: sender } },
  ];
}

/** Any system may have written it: what does not read as ours is left out, never trusted. */
export function mapStateOf(states: unknown, reproject: Reproject): Arrival {
  if (!Array.isArray(states)) return emptyArrival;
  const records = states.filter(isRecord);
  const dataOf = (type: string): unknown =>
    records.find((state) => state["appStateType"] === type)?.["data"];
  // Another system may call its area something else; no other kind of state reads as one.
  const candidates = [dataOf(areaType), ...records.map(({ data }) => data)];
  return {
    area: firstArea(candidates, reproject),
    layers: layersOf(dataOf(layersType)),
    view: viewOf(dataOf(viewType)),
    sender: senderOf(dataOf(senderType)),
  };
}

function firstArea(candidates: readonly unknown[], reproject: Reproject): MapState["area"] {
  for (const candidate of candidates) {
    const area = readArea(candidate, reproject);
    if (area) return area;
  }
  return null;
}

function senderOf(data: unknown): string | null {
  const name = isRecord(data) ? data["name"] : data;
  return typeof name === "string" && name.trim() !== "" ? name.trim().slice(0, 100) : null;
}

function layersOf(data: unknown): string[] | null {
  if (!Array.isArray(data)) return null;
  return data
    .map((layer: unknown) => (isRecord(layer) ? layer["id"] : layer))
    .filter((id): id is string => typeof id === "string" && id.length <= 200);
}

function viewOf(data: unknown): MapState["view"] {
  if (!isRecord(data)) return null;
  const { center, resolution } = data;
  const isResolution = typeof resolution === "number" && resolution > 0 && resolution < 10_000;
  if (!isResolution || !Array.isArray(center)) return null;
  const [easting, northing] = center as number[];
  const point: Point = [Number(easting), Number(northing)];
  return isAroundDenmark(point) ? { center: point, resolution } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

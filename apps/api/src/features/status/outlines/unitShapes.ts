import type { UnitShapes } from "@mars/contracts/status/statusOutlines";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import type { Queryable } from "../../../platform/database/Database.ts";
import { findUnit } from "../pages/units.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { partsOf } from "../snapshot/unitParts.ts";
import { shapeRows } from "./queries.ts";
import { simplifyLine } from "@mars/domain/areas/simplifyLine";
import type { Line } from "./cutArcs.ts";
import { drawing } from "./drawOutlines.ts";

const { originEasting, originNorthing, metresPerUnit, inset } = drawing.transform;
/** A project is far smaller than a municipality: ten metres and not a hundred. */
const stepM = metresPerUnit / 10;

/** Rings of an area in the small map's units, with one decimal, as relative moves; holes stay holes. */
export function shapePath(polygons: readonly (readonly Line[])[], toleranceM: number): string {
  return polygons
    .flat()
    .map((ring) => ringPath(simplifyLine(ring, toleranceM)))
    .join("");
}

/** The longer side of an area, in the small map's units. */
export function shapeSize(polygons: readonly (readonly Line[])[]): number {
  const places = polygons.flat(2);
  const side = (index: 0 | 1) => {
    const values = places.map((place) => place[index]);
    const from = values.reduce((least, value) => Math.min(least, value), Infinity);
    return values.reduce((most, value) => Math.max(most, value), -Infinity) - from;
  };
  return places.length === 0 ? 0 : Math.max(side(0), side(1)) / metresPerUnit;
}

function ringPath(ring: Line): string {
  const [first, ...rest] = ring.map(inSteps);
  if (first === undefined) return "";
  let [x, y] = first;
  let moves = "";
  // The last point is the first again: `z` draws that.
  for (const [nextX, nextY] of rest.slice(0, -1)) {
    if (nextX === x && nextY === y) continue;
    const [dx, dy] = [nextX - x, nextY - y];
    moves += `${moves && dx >= 0 ? " " : ""}${tenths(dx)}${dy >= 0 ? " " : ""}${tenths(dy)}`;
    [x, y] = [nextX, nextY];
  }
  return `M${tenths(first[0])} ${tenths(first[1])}l${moves || "0 0"}z`;
}

function inSteps([easting, northing]: Line[number]): [number, number] {
  const isMoved = easting >= inset.minEasting;
  return [
    Math.round((easting - originEasting) / stepM) + (isMoved ? inset.dx * 10 : 0),
    Math.round((originNorthing - northing) / stepM) + (isMoved ? inset.dy * 10 : 0),
  ];
}

/** 12 is '1.2', -3 is '-.3': every character is sent hundreds of times. */
function tenths(steps: number): string {
  return String(steps / 10).replace(/^(-?)0\./, "$1.");
}

/** Finer than a screen shows the unit at: no map of one is a thousand pixels wide. */
const stepsAcross = 1000;
const finestM = 10;

/** Outlines of a unit's projects and published sketches; undefined where there is no such unit. */
export async function unitShapes(
  database: Queryable,
  snapshot: Snapshot,
  kind: UnitKind,
  id: string,
): Promise<UnitShapes | undefined> {
  const unit = findUnit(snapshot, kind, id);
  if (!unit) return undefined;
  const { projects, sketches } = partsOf(snapshot, kind, unit.key);
  const drawn = new Map(
    [...sketches, ...projects].flatMap(({ item }) =>
      item.geoLocationId === null ? [] : [[item.id, item.geoLocationId] as const],
    ),
  );
  const rows = await shapeRows(database, [...new Set(drawn.values())]);
  const polygonsOf = new Map(rows.map(({ geoLocationId, polygons }) => [geoLocationId, polygons]));
  const toleranceM = Math.max(finestM, acrossM(unit.extent) / stepsAcross);
  return {
    shapes: [...drawn].flatMap(([itemId, geoLocationId]) => {
      const polygons = polygonsOf.get(geoLocationId);
      if (!polygons) return [];
      const size = Math.round(shapeSize(polygons) * 10) / 10;
      return [{ id: itemId, path: shapePath(polygons, toleranceM), size }];
    }),
  };
}

function acrossM(extent: readonly [number, number, number, number] | null): number {
  if (extent === null) return 0;
  const [west, south, east, north] = extent;
  return Math.max(east - west, north - south);
}

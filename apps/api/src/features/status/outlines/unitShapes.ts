import type { UnitShapes } from "@mars/contracts/status/statusOutlines";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import type { Queryable } from "../../../platform/database/Database.ts";
import { findUnit } from "../pages/units.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { partsOf } from "../snapshot/unitParts.ts";
import { shapeRows } from "./queries.ts";
import { shapePath, shapeSize } from "./shapePath.ts";

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

import type { TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import type { Queryable } from "../../../platform/database/Database.ts";
import { areaRings, multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import { outlinesInArea, overlapGeometries } from "./exportQueries.ts";
import { findingRows, type FindingRow } from "./findingRows.ts";
import { type Outlines, shapeKey } from "./findingShapes.ts";
import type { StoredScreening } from "../receipt/StoredScreening.ts";

/** What takes PostGIS long: every outline of a screening, cut to its area. */
export async function findOutlines(
  database: Queryable,
  stored: StoredScreening,
): Promise<Outlines> {
  const rows = findingRows(stored, "da");
  const [kept, live] = await Promise.all([
    shapesOfKept(database, stored.id, rows),
    shapesOfLive(database, stored.id, rows),
  ]);
  return new Map(
    rows.flatMap((row) =>
      row.feature === null
        ? []
        : [[shapeKey(row), live.get(row.feature) ?? kept.get(keptKey(row)) ?? null] as const],
    ),
  );
}

function keptKey({ finding, feature }: FindingRow): string {
  return `${finding?.version.id}/${feature?.id}`;
}

async function shapesOfKept(
  database: Queryable,
  id: string,
  rows: readonly FindingRow[],
): Promise<Map<string, Buffer | null>> {
  const wanted = rows.flatMap(({ finding, feature }) =>
    feature && finding?.version.id
      ? [{ versionId: finding.version.id, id: Number(feature.id) }]
      : [],
  );
  const shapes = await overlapGeometries(database, id, wanted);
  return new Map(shapes.map((one) => [`${one.versionId}/${one.id}`, one.wkb]));
}

/** What only its owner holds is drawn by the outline that the receipt keeps. */
async function shapesOfLive(
  database: Queryable,
  id: string,
  rows: readonly FindingRow[],
): Promise<Map<TouchedFeature, Buffer | null>> {
  const drawn = rows.flatMap(({ feature }) =>
    feature?.outline ? [{ feature, wkb: multiPolygonWkb(areaRings(feature.outline)) }] : [],
  );
  if (drawn.length === 0) return new Map();
  const inside = await outlinesInArea(
    database,
    id,
    drawn.map(({ wkb }) => wkb),
  );
  return new Map(drawn.map(({ feature }, place) => [feature, inside[place] ?? null]));
}

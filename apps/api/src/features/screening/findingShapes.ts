import type { TouchedFeature } from "@mars/contracts/screening";
import type { Language } from "@mars/wording/language/languages";
import type { Queryable } from "../../platform/database/Database.ts";
import { areaRings, multiPolygonWkb } from "../../platform/overlap/areaRings.ts";
import { outlinesInArea, overlapGeometries } from "./exportQueries.ts";
import { findingRows, type FindingRow } from "./findingRows.ts";
import type { StoredScreening } from "./StoredScreening.ts";

export type FindingShape = FindingRow & { wkb: Buffer | null };

/** The findings with the part of each feature that lies in the area. Features of versions that are
 * gone have figures but no shape. */
export async function findingShapes(
  database: Queryable,
  stored: StoredScreening,
  language: Language,
): Promise<FindingShape[]> {
  const rows = findingRows(stored, language);
  const [kept, live] = await Promise.all([
    shapesOfKept(database, stored.id, rows),
    shapesOfLive(database, stored.id, rows),
  ]);
  return rows.map((row) => ({
    ...row,
    wkb:
      (row.feature &&
        (live.get(row.feature) ?? kept.get(`${row.finding?.version.id}/${row.feature.id}`))) ??
      null,
  }));
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

import type { Queryable } from "../../platform/database/Database.ts";
import { overlapGeometries } from "./exportQueries.ts";
import { findingRows, type FindingRow, type Language } from "./findingRows.ts";
import type { StoredScreening } from "./StoredScreening.ts";

export type FindingShape = FindingRow & { wkb: Buffer | null };

/** The findings with the part of each feature that lies in the area. What a live source sent, and
 * versions that are gone, have figures but no shape. */
export async function findingShapes(
  database: Queryable,
  stored: StoredScreening,
  language: Language,
): Promise<FindingShape[]> {
  const rows = findingRows(stored, language);
  const wanted = rows.flatMap(({ finding, feature }) =>
    feature && finding?.version.id
      ? [{ versionId: finding.version.id, id: Number(feature.id) }]
      : [],
  );
  const shapes = new Map(
    (await overlapGeometries(database, stored.id, wanted)).map((one) => [
      `${one.versionId}/${one.id}`,
      one.wkb,
    ]),
  );
  return rows.map((row) => ({
    ...row,
    wkb: shapes.get(`${row.finding?.version.id}/${row.feature?.id}`) ?? null,
  }));
}

import type { Queryable } from "../../../platform/database/Database.ts";
import { overlapsInDatabase } from "../../../platform/layers/overlapQueries.ts";
import { areaRings, multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import { featureAttributes } from "../catalogue/catalogueQueries.ts";
import type { KnownFinding } from "../findings/Screened.ts";
import type { StoredScreening } from "../receipt/StoredScreening.ts";
import { titledAttributes } from "../findings/titledAttributes.ts";

const M2_PER_HA = 10_000;

/**
 * The screening with every touched feature: a finding tells of the largest only, a download of all.
 * Of live sources, and of versions that are gone, no more is known than was told.
 */
export async function withEveryFeature(
  database: Queryable,
  stored: StoredScreening,
): Promise<StoredScreening> {
  const cut = stored.findings.flatMap(({ finding: { version, features, touchedCount } }) =>
    version.id !== null && features.length < touchedCount ? [version.id] : [],
  );
  if (cut.length === 0) return stored;
  const area = multiPolygonWkb(areaRings(stored.geometry));
  const told = new Set(
    stored.findings.flatMap(({ finding }) =>
      finding.features.map(({ id }) => `${finding.version.id}/${id}`),
    ),
  );
  const untold = (await overlapsInDatabase(database, area, cut)).flatMap((row) =>
    row.id === null || told.has(`${row.versionId}/${row.id}`) ? [] : [{ ...row, id: row.id }],
  );
  const facts = new Map(
    (
      await featureAttributes(
        database,
        cut.map((versionId) => ({
          versionId,
          ids: untold.flatMap((row) => (row.versionId === versionId ? [row.id] : [])),
        })),
      )
    ).map((row) => [`${row.versionId}/${row.id}`, row]),
  );
  return { ...stored, findings: stored.findings.map(completed) };

  function completed(known: KnownFinding): KnownFinding {
    const { finding } = known;
    const dataset = stored.rest.datasets.find(({ id }) => id === finding.datasetId);
    const more = untold.filter(({ versionId }) => versionId === finding.version.id);
    const features = more.map(({ versionId, id, overlapM2, featureM2 }) => {
      const row = facts.get(`${versionId}/${id}`);
      return {
        id: String(id),
        overlapHa: overlapM2 / M2_PER_HA,
        featureHa: featureM2 / M2_PER_HA,
        key: row?.key ?? null,
        attributes: dataset ? titledAttributes(dataset, row?.attributes ?? {}) : [],
      };
    });
    return { ...known, finding: { ...finding, features: [...finding.features, ...features] } };
  }
}

import type { AreaOverlaps } from "@mars/domain/effects/areaOverlaps";
import type { DatasetOverlap } from "@mars/domain/schemes/schemeCase";
import type { Queryable } from "../../../platform/database/Database.ts";
import {
  carbonDatasetId,
  retentionDatasetId,
} from "../../../platform/geography/recomputeEffects.ts";
import {
  currentVersions,
  measureLayerOverlap,
  measureRetention,
} from "../../../platform/geography/measureQueries.ts";

export type ProjectMeasures = {
  overlaps: Record<string, DatasetOverlap>;
  /** Null: a map that effects depend on is not there. */
  area: AreaOverlaps | null;
  carbonRichHa: number | null;
  datasetVersions: Record<string, string>;
  failedDatasets: string[];
};

/** Measures an area against the maps that a scheme's rules and the effects depend on. */
export async function measureProject(
  database: Queryable,
  area: { geoLocationId: string; areaHa: number },
  ruleDatasetIds: readonly string[],
): Promise<ProjectMeasures> {
  const wanted = [...new Set([...ruleDatasetIds, carbonDatasetId, retentionDatasetId])];
  const versions = await currentVersions(database, wanted);
  const versionOf = (id: string) => versions.find(({ datasetId }) => datasetId === id)?.versionId;
  const overlaps: Record<string, DatasetOverlap> = {};
  for (const id of wanted) {
    if (id === retentionDatasetId && !ruleDatasetIds.includes(id)) continue;
    const version = versionOf(id);
    overlaps[id] =
      version === undefined
        ? { state: "failed" }
        : {
            state: "done",
            ...(await measureLayerOverlap(database, area.geoLocationId, version)),
          };
  }
  const carbon = overlaps[carbonDatasetId];
  const carbonRichHa = carbon?.state === "done" ? carbon.overlapHa : null;
  const retentionVersion = versionOf(retentionDatasetId);
  return {
    overlaps,
    carbonRichHa,
    area:
      carbonRichHa === null || retentionVersion === undefined
        ? null
        : {
            areaHa: area.areaHa,
            carbonRichHa,
            retention: await measureRetention(database, area.geoLocationId, retentionVersion),
          },
    datasetVersions: Object.fromEntries(versions.map(({ datasetId, label }) => [datasetId, label])),
    failedDatasets: wanted.filter((id) => versionOf(id) === undefined),
  };
}

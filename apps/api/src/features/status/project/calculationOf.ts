import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import { agreesWith } from "@mars/domain/effects/agreesWith";
import { effectOfArea } from "@mars/domain/effects/effectOfArea";
import type { Queryable } from "../../../platform/database/Database.ts";
import {
  currentVersions,
  measureLayerOverlap,
  measureRetention,
} from "../../../platform/geography/measureQueries.ts";
import {
  carbonDatasetId,
  retentionDatasetId,
} from "../../../platform/geography/recomputeEffects.ts";
import { datasetTitles } from "../../../platform/pdf/mapQueries.ts";
import { readMeasures } from "../../../platform/schemes/readSchemes.ts";
import { amountsOf } from "../pages/figures.ts";
import type { Project } from "../snapshot/Snapshot.ts";

/** How a project's effects come about with the maps of today, step by step. */
export async function calculationOf(
  database: Queryable,
  { geoLocationId, areaHa, measureId, effects: counted }: Project,
): Promise<StatusProjectPage["calculation"]> {
  if (geoLocationId === null || areaHa === null || measureId === null) return null;
  const [measure] = await readMeasures(database, [measureId]);
  const versions = await currentVersions(database, [carbonDatasetId, retentionDatasetId]);
  const versionOf = (id: string) => versions.find(({ datasetId }) => datasetId === id)?.versionId;
  const [carbon, retention] = [versionOf(carbonDatasetId), versionOf(retentionDatasetId)];
  if (measure === undefined || carbon === undefined || retention === undefined) return null;
  const { effects, steps } = effectOfArea(measure, {
    areaHa,
    carbonRichHa: (await measureLayerOverlap(database, geoLocationId, carbon)).overlapHa,
    retention: await measureRetention(database, geoLocationId, retention),
  });
  const titles = await datasetTitles(database, [carbonDatasetId, retentionDatasetId]);
  return {
    steps: steps.map((step) => ({ ...step, figures: { ...step.figures } })),
    effects: amountsOf(effects),
    isCounted: agreesWith(effects, counted),
    maps: versions.map(({ datasetId, label }) => ({
      title: titles.get(datasetId)?.titleDa ?? datasetId,
      version: label,
    })),
  };
}

import type { ScreeningLine } from "@mars/contracts/screening/screeningStream";
import { RETENTION_DATASET } from "../../../platform/layers/queries.ts";
import {
  measureDatasets,
  versionToMeasure,
  type DatasetToMeasure,
  type MeasuredDataset,
} from "../../../platform/layers/measureDatasets.ts";
import { isAreaWithin } from "../../../platform/overlap/MeasuringPool.ts";
import type { AskedArea } from "../area/parseArea.ts";
import { addAttributes } from "./addAttributes.ts";
import type { Catalogue, Rules } from "../catalogue/Catalogue.ts";
import type { CatalogueDataset } from "../catalogue/CatalogueDataset.ts";
import { findingOf } from "./findingOf.ts";
import { keptFindings } from "./findingQueries.ts";
import type { KnownFinding, Screened } from "./Screened.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";

/** Of areas up to this size, measuring costs less than asking whether they are known. */
const CHEAP_UP_TO = { points: 400, ha: 150 };

type Run = {
  catalogue: Catalogue;
  rules: Rules;
  asked: AskedArea;
  datasets: readonly CatalogueDataset[];
  screened: Screened;
  emit: (line: ScreeningLine) => void;
  signal: AbortSignal;
};

/** Findings of the stored datasets: from earlier screenings of the same area, else measured. */
export async function findStored(parts: ScreeningParts, run: Run): Promise<void> {
  const { catalogue, asked, screened, emit } = run;
  const wanted: (DatasetToMeasure & { dataset: CatalogueDataset })[] = [];
  for (const dataset of run.datasets) {
    if (dataset.storage !== "stored") continue;
    if (dataset.currentVersionId === null) {
      screened.failed.set(dataset.id, "dataset.not-loaded");
      emit({ kind: "failed", datasetId: dataset.id, code: "dataset.not-loaded" });
      continue;
    }
    const versionId = versionToMeasure(parts.layers, dataset.id, dataset.currentVersionId);
    wanted.push({ dataset, datasetId: dataset.id, versionId });
  }
  const kept = await reusable(parts, run, wanted);
  const toMeasure = wanted.filter(({ datasetId }) => {
    const known = kept.get(datasetId);
    if (!known) return true;
    const finding = { ...known.finding, reused: true };
    screened.known.set(datasetId, { ...known, finding });
    emit({ kind: "finding", ...finding });
    return false;
  });
  const measured: MeasuredDataset[] = [];
  const retention = catalogueRetention(parts, catalogue);
  screened.retention = await measureDatasets(
    parts,
    asked.polygons,
    { datasets: toMeasure, retention },
    {
      give: (one) => {
        if (run.signal.aborted) return;
        const { dataset } = toMeasure.find(({ datasetId }) => datasetId === one.datasetId)!;
        const finding = findingOf(
          dataset,
          catalogue.versions.get(one.versionId) ?? unknownVersion(one.versionId),
          asked.areaHa,
          one,
        );
        measured.push(one);
        screened.known.set(dataset.id, { finding, ruled: null, ruledBy: [] });
        emit({ kind: "finding", ...finding });
      },
      fail: (datasetId) => {
        screened.failed.set(datasetId, "dataset.not-measured");
        emit({ kind: "failed", datasetId, code: "dataset.not-measured" });
      },
    },
  );
  run.signal.throwIfAborted();
  await addAttributes(parts.database.read, run, measured);
}

/** What is already known of this area. The table is asked only where measuring costs more. */
async function reusable(
  parts: ScreeningParts,
  { rules, asked }: Run,
  wanted: readonly DatasetToMeasure[],
): Promise<Map<string, KnownFinding>> {
  const found = new Map<string, KnownFinding>();
  if (isAreaWithin(asked.polygons, CHEAP_UP_TO)) return found;
  for (const known of await keptFindings(parts.database.read, asked.hash)) {
    const { datasetId, version } = known.finding;
    const isWanted = wanted.some(
      (one) => one.datasetId === datasetId && one.versionId === version.id,
    );
    const needed = rules.attributesInRules.get(datasetId) ?? [];
    if (isWanted && needed.every((name) => known.ruledBy.includes(name)))
      found.set(datasetId, known);
  }
  return found;
}

function catalogueRetention(
  parts: ScreeningParts,
  { datasets }: Catalogue,
): DatasetToMeasure | null {
  const dataset = datasets.find(({ id }) => id === RETENTION_DATASET);
  if (!dataset || dataset.currentVersionId === null) return null;
  return {
    datasetId: dataset.id,
    versionId: versionToMeasure(parts.layers, dataset.id, dataset.currentVersionId),
  };
}

function unknownVersion(id: number) {
  return {
    id,
    label: String(id),
    updatedOn: null,
    loadedAt: new Date(0).toISOString(),
    origin: "imported" as const,
  };
}

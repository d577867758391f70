import type { ScreeningSoFar } from "@mars/contracts/screening/foldScreening";
import type { DatasetKind } from "@mars/contracts/datasets/layers";
import type { ScreenedDataset, ScreeningFinding } from "@mars/contracts/screening/screeningFinding";

/** Below a square metre two things only touch. */
const touchHa = 1e-4;

export type KindOfFindings = {
  /** In the order they came, so that no row ever jumps. */
  found: readonly ScreeningFinding[];
  without: readonly ScreenedDataset[];
  failed: readonly ScreenedDataset[];
  /** No one has loaded these into this installation: asking again would not help. */
  unloaded: readonly ScreenedDataset[];
  waiting: readonly ScreenedDataset[];
};

export const NOT_LOADED = "dataset.not-loaded";

/** One group of the result: what was found, what was not, what failed, what is still to come. */
export function sortedFindings(soFar: ScreeningSoFar, kind: DatasetKind): KindOfFindings {
  const datasets = (soFar.started?.datasets ?? []).filter((one) => one.kind === kind);
  const answered = new Map(soFar.findings.map((finding) => [finding.datasetId, finding]));
  const failed = new Map(soFar.failures.map(({ datasetId, code }) => [datasetId, code]));
  return {
    found: soFar.findings.filter(
      ({ datasetKind, overlapHa }) => datasetKind === kind && overlapHa > touchHa,
    ),
    without: datasets.filter(({ id }) => (answered.get(id)?.overlapHa ?? 1) <= touchHa),
    failed: datasets.filter(({ id }) => failed.has(id) && failed.get(id) !== NOT_LOADED),
    unloaded: datasets.filter(({ id }) => failed.get(id) === NOT_LOADED),
    waiting: datasets.filter(({ id }) => !answered.has(id) && !failed.has(id)),
  };
}

import type { DatasetKind } from "@mars/contracts/datasets/layers";
import { useText } from "../../../lib/language/text.ts";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { screeningText } from "../text.ts";
import { DatasetList } from "./DatasetList.tsx";
import { FailedDataset } from "./FailedDataset.tsx";
import { FindingRow } from "./FindingRow.tsx";
import { useResult } from "./ResultContext.ts";
import { sortedFindings } from "./sortedFindings.ts";
import { WaitingDatasets } from "./WaitingDatasets.tsx";

/** Potentials, conflicts or facts: rows append as they come. */
export function FindingList({ kind }: { kind: DatasetKind }) {
  const t = useText(screeningText);
  const { state } = useResult();
  const { found, without, failed, unloaded, waiting } = sortedFindings(state.soFar, kind);
  const isOver = state.phase !== "running";
  return (
    <>
      {found.map((finding) => (
        <FindingRow key={finding.datasetId} finding={finding} />
      ))}
      {failed.map((dataset) => (
        <FailedDataset key={dataset.id} dataset={dataset} />
      ))}
      {found.length + waiting.length + failed.length + unloaded.length === 0 && (
        <p className="screening-quiet">{t(`none.${kind}`)}</p>
      )}
      {!isOver && found.length === 0 && waiting.length > 0 && (
        <Skeleton>
          <SkeletonLine height="1.8rem" />
          <SkeletonLine width="70%" height="1.8rem" />
        </Skeleton>
      )}
      {waiting.length > 0 && <WaitingDatasets datasets={waiting} isOver={isOver} />}
      {without.length > 0 && (
        <DatasetList title={t("without", { count: without.length })} datasets={without} />
      )}
      {unloaded.length > 0 && (
        <DatasetList title={t("unloaded", { count: unloaded.length })} datasets={unloaded} />
      )}
    </>
  );
}

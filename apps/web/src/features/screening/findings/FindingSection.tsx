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

const titleKey = {
  potential: "section.potentials",
  conflict: "section.conflicts",
  background: "section.facts",
} as const;

/** Potentials, conflicts or facts: rows append as they come. */
export function FindingSection({ kind, id }: { kind: DatasetKind; id: string }) {
  const t = useText(screeningText);
  const { state } = useResult();
  const { found, without, failed, unloaded, waiting } = sortedFindings(state.soFar, kind);
  const isOver = state.phase !== "running";
  return (
    <section className="screening-section" aria-labelledby={`${id}-title`} id={id}>
      <div className="screening-section-head">
        <h2 id={`${id}-title`} tabIndex={-1}>
          {t(titleKey[kind])}
        </h2>
        {(found.length > 0 || waiting.length === 0) && (
          <span className="small mute">
            {found.length + without.length === 0 && unloaded.length > 0
              ? t("notExamined")
              : t("found", { count: found.length })}
          </span>
        )}
      </div>
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
    </section>
  );
}

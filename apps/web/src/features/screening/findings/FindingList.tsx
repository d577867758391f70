import type { DatasetKind } from "@mars/contracts/datasets/layers";
import { useText } from "../../../lib/language/text.ts";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { screeningText } from "../text.ts";
import { DatasetList } from "./DatasetList.tsx";
import { FailedDataset } from "./FailedDataset.tsx";
import { FindingRow } from "./FindingRow.tsx";
import { useResult } from "./ResultContext.ts";
import { sortedFindings } from "./sortedFindings.ts";
import type { ScreenedDataset } from "@mars/contracts/screening/screeningFinding";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { startAgain } from "./startAgain.ts";

const named = 5;

type Props = { datasets: readonly ScreenedDataset[]; isOver: boolean };

/** 'Afventer 5 datasæt: kvælstofretention, …', or who had not answered when it was over. */
function WaitingDatasets({ datasets, isOver }: Props) {
  const t = useText(screeningText);
  const { titleOf, state } = useResult();
  const titles = datasets.slice(0, named).map(({ id }) => titleOf(id));
  const rest = datasets.length - titles.length;
  const words = t(isOver ? "unanswered" : "waiting", {
    count: datasets.length,
    titles: titles.join(", ") + (rest > 0 ? ` ${t("waiting.more", { count: rest })}` : ""),
  });
  if (state.phase === "broken") return <UnansweredDatasets words={words} />;
  return <p className="screening-quiet">{words}</p>;
}

/** 'Fejl under analyse' for those that a lost line left without an answer; all are asked again. */
function UnansweredDatasets({ words }: { words: string }) {
  const t = useText(screeningText);
  const { run } = useResult();
  return (
    <div className="screening-failed screening-unanswered">
      <span className="screening-failed-word">
        <Icon name="warning" isSmall />
        {t("failed")}
      </span>
      <Button variant="text" size="small" onClick={() => startAgain(run)}>
        {t("failed.retry")}
      </Button>
      <p className="small">{words}</p>
    </div>
  );
}

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

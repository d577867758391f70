import { answerText } from "@mars/wording/answer/answerText";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { FailedDataset } from "../findings/FailedDataset.tsx";
import { FindingRow } from "../findings/FindingRow.tsx";
import { NeighbourSection } from "../findings/NeighbourSection.tsx";
import { NextStep } from "../findings/NextStep.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { sortedFindings } from "../findings/sortedFindings.ts";
import { screeningText } from "../text.ts";
import { useAnswer } from "./useAnswer.ts";

/** Others' projects and every conflict: what it means, what it takes, and who decides. */
export function ConflictSection() {
  const t = useText(screeningText);
  const a = useText(answerText);
  const f = useFormat();
  const { state } = useResult();
  const answer = useAnswer();
  const { found, failed } = sortedFindings(state.soFar, "conflict");
  const neighbours = state.soFar.verdict?.neighbours;
  const isOverlapped = neighbours?.items.some(({ overlapHa }) => overlapHa > 0) ?? false;
  if (found.length + failed.length === 0 && !isOverlapped) return null;
  const unusableHa = answer?.ledger?.unusableHa ?? 0;
  return (
    <section className="answer-section" aria-labelledby="answer-conflicts">
      <div className="answer-section-head">
        <h2 id="answer-conflicts" tabIndex={-1}>
          {t("unusable.title")}
        </h2>
        {unusableHa > 0 && (
          <span>
            {areaText(f, unusableHa)} {a("land.unusable")}
          </span>
        )}
      </div>
      {isOverlapped && neighbours && <NeighbourSection neighbours={neighbours} />}
      {found.map((finding) => (
        <div key={finding.datasetId} className="answer-conflict">
          <FindingRow finding={finding} />
          <NextStep datasetId={finding.datasetId} />
        </div>
      ))}
      {failed.map((dataset) => (
        <FailedDataset key={dataset.id} dataset={dataset} />
      ))}
    </section>
  );
}

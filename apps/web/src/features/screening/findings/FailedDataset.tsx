import type { ScreenedDataset } from "@mars/contracts/screening/screeningFinding";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { screeningText } from "../text.ts";
import { askAgain } from "./askAgain.ts";
import { useResult } from "./ResultContext.ts";

const known = [
  "dataset.no-answer",
  "dataset.too-slow",
  "dataset.broken-answer",
  "dataset.not-measured",
] as const;

/**
 * 'Fejl under analyse' in the dataset's own place, with a try of its own; the others stand. Of a
 * run that was stopped or broke off nothing is stored that one dataset could be added to.
 */
export function FailedDataset({ dataset }: { dataset: ScreenedDataset }) {
  const t = useText(screeningText);
  const { run, state, titleOf } = useResult();
  const failure = state.soFar.failures.find(({ datasetId }) => datasetId === dataset.id);
  const reason = known.find((code) => code === failure?.code);
  const title = titleOf(dataset.id);
  const isRetrying = state.retrying.has(dataset.id);
  return (
    <div className="screening-failed">
      <span>{title}</span>
      <span className="screening-failed-word">
        <Icon name="warning" isSmall />
        {t("failed")}
      </span>
      <p className="small">
        {reason && `${t(`failed.${reason}`)} `}
        {t("failed.later")}
      </p>
      {state.phase === "done" && (
        <Button
          variant="text"
          size="small"
          isBusy={isRetrying}
          aria-label={t("failed.retryOf", { title })}
          onClick={() => void askAgain(run, dataset.id)}
        >
          {t(isRetrying ? "failed.running" : "failed.retry")}
        </Button>
      )}
    </div>
  );
}

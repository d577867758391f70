import { useEffect, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { useResult } from "../findings/ResultContext.ts";
import { NOT_LOADED } from "../findings/sortedFindings.ts";
import { screeningText } from "../text.ts";

const tooEarlyMs = 1500;

/** A guess from the pace so far; none while it would only be noise. */
export function secondsLeft(elapsedMs: number, done: number, total: number): number | null {
  if (elapsedMs < tooEarlyMs || done === 0 || done >= total) return null;
  return Math.max(1, Math.round(((elapsedMs / done) * (total - done)) / 1000));
}

/** One cell per dataset; a failed one is hatched red and told in words beneath. */
export function ProgressCells() {
  const t = useText(screeningText);
  const { run, state } = useResult();
  const { started, findings, failures } = state.soFar;
  const isRunning = state.phase === "running";
  const nowMs = useClock(isRunning);
  const datasets = started?.datasets ?? [];
  const answered = new Set(findings.map(({ datasetId }) => datasetId));
  const failed = new Map(failures.map(({ datasetId, code }) => [datasetId, code]));
  const done = answered.size + failed.size;
  const total = datasets.length;
  const waiting = datasets.filter(({ id }) => !answered.has(id) && !failed.has(id));
  // The pace of our own datasets says nothing about someone else's service.
  const isForSources = waiting.length > 0 && waiting.every(({ storage }) => storage === "wfs");
  const left =
    isRunning && !isForSources ? secondsLeft(nowMs - state.startedMs, done, total) : null;
  if (isRunning && total === 0)
    return <p className="screening-progress">{t("progress.starting")}</p>;
  return (
    <div className="screening-progress">
      <div className="screening-progress-row">
        <b>
          {state.phase === "done" && failed.size > 0
            ? t("progress.answered", { done: answered.size, total })
            : t("progress.count", { done, total })}
        </b>
        <span className="mute">
          {left !== null && <span>{t("progress.left", { count: left })} </span>}
          {isRunning && isForSources && (
            <span>{t("progress.sources", { count: waiting.length })} </span>
          )}
          {isRunning && (
            <Button variant="text" size="small" onClick={() => run.stop()}>
              {t("progress.stop")}
            </Button>
          )}
        </span>
      </div>
      <div
        className="screening-cells"
        role="progressbar"
        aria-label={t("progress.label", { done, total })}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
      >
        {datasets.map(({ id }) => (
          <i
            key={id}
            className={classes(
              answered.has(id) && "cell-done",
              failed.has(id) && failed.get(id) !== NOT_LOADED && "cell-failed",
              state.retrying.has(id) && "cell-running",
              isRunning && id === waiting[0]?.id && "cell-running",
            )}
          />
        ))}
      </div>
    </div>
  );
}

function useClock(isOn: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  return nowMs;
}

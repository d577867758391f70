import type { SourceRun } from "@mars/contracts/datasets/dataSources";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Progress } from "../../ui/feedback/Progress.tsx";
import { dataSourcesText } from "./text.ts";

type Props = { run: SourceRun; seenAt: number; name: string; onStop: () => void };

/** What is being fetched, how far it is, and the way to stop it. */
export function RunningSource({ run, seenAt, name, onStop }: Props) {
  const t = useText(dataSourcesText);
  const format = useFormat();
  const at = format.dateTime(run.startedAt);
  const done = format.integer(run.done);
  const left = minutesLeft(run, seenAt);
  return (
    <div className="source-running">
      <Progress label={t("admin.running", { name })} done={run.done} total={run.expected ?? 0}>
        <span>
          {run.expected === null
            ? t("admin.doneUnknown", { done, at })
            : t("admin.done", { done, expected: format.integer(run.expected), at })}{" "}
          {left !== null && t("admin.left", { count: left })}
        </span>
        <Button variant="secondary" size="small" isBusy={run.isStopping} onClick={onStop}>
          {t(run.isStopping ? "admin.stopping" : "admin.stop")}
        </Button>
      </Progress>
    </div>
  );
}

/** As long as it took so far for what is done; nothing is promised before there is something. */
function minutesLeft(
  { startedAt, done, expected }: Pick<SourceRun, "startedAt" | "done" | "expected">,
  now: number,
): number | null {
  if (expected === null || done === 0 || done >= expected) return null;
  const soFarMs = now - Date.parse(startedAt);
  return Math.max(1, Math.ceil((soFarMs * (expected - done)) / done / 60_000));
}

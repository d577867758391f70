import "./sources.css";
import type { DataSource, SourceRuns } from "@mars/contracts/datasets/dataSources";
import type { TranslatorOf } from "@mars/wording/language/text";
import { useSettings } from "../../lib/settings/settings.ts";
import { planSource, refreshSource, stopSource } from "@mars/contracts/datasets/dataSources";
import { useEffect, useRef } from "react";
import { call } from "../../lib/http/call.ts";
import { problemSentence, registerProblemSentences } from "../../lib/http/problemSentence.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { showToast } from "../../lib/toasts/toasts.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { AcceptanceList, ReleaseReport } from "./ReleaseReport.tsx";
import { RunningSource } from "./RunningSource.tsx";
import { titleOf } from "./sourceWords.ts";
import { dataSourcesText } from "./text.ts";
import { refetchRuns, useSourceRuns } from "./useSourceRuns.ts";

registerProblemSentences(dataSourcesText);

type Props = { sources: readonly DataSource[]; onChange: () => void };

/** Reasons, plans and refreshing by hand, for administrators. */
export function SourceAdmin({ sources, onChange }: Props) {
  const t = useText(dataSourcesText);
  const locale = useLocale();
  const runs = useSourceRuns();
  const { application } = useSettings();
  const nameOf = (id: string) => {
    const source = sources.find((each) => each.id === id);
    return source ? titleOf(source, locale) : id;
  };
  useTellOfEnd(runs.data, nameOf, onChange);
  const act = async (work: () => Promise<unknown>, said: string) => {
    try {
      await work();
      showToast({ variant: "success", body: said });
    } catch (error) {
      showToast({ variant: "danger", body: problemSentence(error, locale) });
    }
    await refetchRuns();
  };
  if (runs.error) return <ProblemAlert error={runs.error} onRetry={() => void runs.refetch()} />;
  if (!runs.data) return <Spinner />;
  const { running, canRefresh } = runs.data;
  const stop = (id: string) =>
    act(() => call(stopSource, { params: { id } }), t("admin.stopped", { name: nameOf(id) }));
  return (
    <>
      {canRefresh ? (
        <p>{t("admin.one")}</p>
      ) : (
        <Alert title={t("admin.notHere", { command: application.importCommand })} />
      )}
      {running && (
        <RunningSource
          run={running}
          seenAt={runs.dataUpdatedAt}
          name={nameOf(running.sourceId)}
          onStop={() => void stop(running.sourceId)}
        />
      )}
      <div className="table-frame">
        <table className="table table-cards source-table">
          <caption className="sr-only">{t("admin.caption")}</caption>
          <thead>
            <tr>
              {(["dataset", "tried", "what", "plan", "action"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`admin.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.data.sources.map((source) => (
              <AdminRow
                key={source.id}
                source={source}
                name={nameOf(source.id)}
                isRunning={running?.sourceId === source.id}
                canRefresh={canRefresh}
                onRefresh={() =>
                  void act(
                    () => call(refreshSource, { params: { id: source.id } }),
                    t("admin.asked", { name: nameOf(source.id) }),
                  )
                }
                onStop={() => void stop(source.id)}
                onPlan={(change) =>
                  void act(
                    () =>
                      call(planSource, {
                        params: { id: source.id },
                        body: {
                          everyHours: source.everyHours,
                          isPaused: source.isPaused,
                          ...change,
                        },
                      }),
                    t("admin.planOf", { name: nameOf(source.id) }),
                  )
                }
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type RowProps = {
  source: SourceRuns["sources"][number];
  name: string;
  isRunning: boolean;
  canRefresh: boolean;
  onRefresh: () => void;
  onStop: () => void;
  onPlan: (change: { isPaused: boolean } | { everyHours: number }) => void;
};

function AdminRow({ source, name, isRunning, canRefresh, onRefresh, onStop, onPlan }: RowProps) {
  const t = useText(dataSourcesText);
  const format = useFormat();
  const { lastRun } = source;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="source-owner">{source.address || t("admin.noAddress")}</span>
      </th>
      <td data-title={t("admin.tried")}>
        {lastRun ? format.dateTime(lastRun.startedAt) : t("admin.never")}
      </td>
      <td data-title={t("admin.what")} className="source-log">
        {lastRun?.outcome && <b>{t(`outcome.${lastRun.outcome}`)}</b>}
        {source.problem && <p>{source.problem}</p>}
        {lastRun?.comparison && <ReleaseReport comparison={lastRun.comparison} />}
        <AcceptanceList acceptances={source.acceptances} />
        {lastRun && lastRun.report.length > 0 && !source.problem && (
          <details>
            <summary>{t("admin.log")}</summary>
            {lastRun.report.map((line) => (
              <p key={line} lang="en">
                {line}
              </p>
            ))}
          </details>
        )}
      </td>
      <td data-title={t("admin.plan")}>
        {source.isPaused ? (
          t("paused")
        ) : (
          <select
            className="form-select"
            aria-label={t("admin.howOften", { name })}
            value={source.everyHours}
            onChange={(event) => onPlan({ everyHours: Number(event.target.value) })}
          >
            {[...new Set([...offeredHours, source.everyHours])]
              .toSorted((a, b) => a - b)
              .map((hours) => (
                <option key={hours} value={hours}>
                  {everyWords(t, hours)}
                </option>
              ))}
          </select>
        )}
        <br />
        <Button variant="text" size="small" onClick={() => onPlan({ isPaused: !source.isPaused })}>
          {t(source.isPaused ? "admin.resume" : "admin.pause")}{" "}
          <span className="sr-only">({name})</span>
        </Button>
      </td>
      <td data-title={t("admin.action")}>
        <div className="source-actions">
          {isRunning ? (
            <span>{t("admin.fetching")}</span>
          ) : source.isQueued ? (
            <>
              <span>{t("admin.queued")}</span>
              <Button variant="text" size="small" onClick={onStop}>
                {t("admin.unqueue")} <span className="sr-only">({name})</span>
              </Button>
            </>
          ) : (
            canRefresh && (
              <Button
                variant="secondary"
                size="small"
                aria-label={t("admin.refresh.of", { name })}
                onClick={onRefresh}
              >
                {t("admin.refresh")}
              </Button>
            )
          )}
        </div>
      </td>
    </tr>
  );
}

/** Four times a day, each day, each week, each month. */
const offeredHours = [6, 24, 168, 720];

function everyWords(t: TranslatorOf<typeof dataSourcesText>, hours: number): string {
  if (hours === 24) return t("admin.every.24");
  if (hours === 168) return t("admin.every.168");
  return hours === 720 ? t("admin.every.720") : t("admin.every", { count: hours });
}

/** When what was running is over, someone is told, and the public table is read again. */
function useTellOfEnd(
  runs: SourceRuns | undefined,
  nameOf: (id: string) => string,
  onChange: () => void,
): void {
  const t = useText(dataSourcesText);
  const before = useRef<number | null>(null);
  useEffect(() => {
    const running = runs?.running?.id ?? null;
    if (before.current !== null && before.current !== running) {
      const ended = runs?.sources.find(({ lastRun }) => lastRun?.id === before.current)?.lastRun;
      if (ended?.outcome) {
        const variant = ended.outcome === "failed" ? "danger" : "success";
        showToast({
          variant,
          body: t(`admin.ended.${ended.outcome}`, { name: nameOf(ended.sourceId) }),
        });
      }
      onChange();
    }
    before.current = running;
  });
}

import type { OverviewPage } from "@mars/contracts/status/statusPages";
import { effectKeys } from "@mars/contracts/status/statusShapes";
import type { TranslatorOf } from "@mars/wording/language/text";
import { useEffect, useState } from "react";
import { useApiAddress, useOverview } from "../../../features/status/api.ts";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { FailedRead } from "../../../features/status/frame/FailedRead.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { StatusSection } from "../../../features/status/frame/StatusSection.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { recountText } from "./recountText.ts";

const script = "/regn-efter.js";

type Effort = {
  name: string;
  goal: number;
  established: number;
  establishment: number;
  preliminary: number;
  committed: number;
  dropout: number;
  afterDropout: number;
};
type Recount = { counts: { total: number; established: number }; efforts: Effort[] };
type Code = {
  readCsv: (text: string) => Record<string, string>[];
  recompute: (projects: Record<string, string>[], goals: Record<string, string>[]) => Recount;
  roundingOf: (rows: number) => number;
};
type Step = {
  key: string;
  title: string;
  how: string;
  own: number;
  shown: number;
  write: (value: number) => string;
  slack: number;
};

/** The national headline figures computed again from the open data, by code the reader can read. */
export function RecountPage() {
  const t = useText(recountText);
  const shared = useText(detailText);
  const search = useKeptSearch();
  const overview = useOverview();
  // It is the reader's browser that computes.
  const isAlive = useHydrated();
  return (
    <StatusFrame
      current={t("title")}
      crumbs={[
        <Link key="status" to="/status/overview" search={search}>
          {shared("crumb.status")}
        </Link>,
      ]}
      basis={overview.data}
    >
      <StatusHead title={t("title")} lead={t("lead")} />
      <StatusSection id="regnestykke" title={t("steps")} isFull>
        <p className="unscripted">{t("noScript")}</p>
        {isAlive && overview.data && <Recounted page={overview.data} />}
      </StatusSection>
    </StatusFrame>
  );
}

function Recounted({ page }: { page: OverviewPage }) {
  const t = useText(recountText);
  const format = useFormat();
  const api = useApiAddress();
  const [files] = useState(() => ({
    projects: api("/status/tables/projects.csv"),
    goals: api("/status/tables/goals.csv"),
  }));
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<(Recount & { slack: number }) | Error | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    recount(files, stop.signal).then(setResult, (error: unknown) => {
      if (!stop.signal.aborted)
        setResult(error instanceof Error ? error : new Error(String(error)));
    });
    return () => stop.abort();
    // Each attempt reads the files again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [files, attempt]);
  if (result instanceof Error)
    return (
      <FailedRead
        error={result}
        onRetry={() => {
          setResult(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  if (result === null)
    return (
      <Skeleton>
        <SkeletonLine width="60%" />
        <SkeletonLine height="24rem" />
      </Skeleton>
    );
  const steps = stepsOf(result, page, t, format);
  const differing = steps.filter((step) => !agrees(step));
  return (
    <>
      <p role="status" className="lead">
        {differing.length === 0
          ? t("allAgree", { count: steps.length })
          : t("someDiffer", { count: differing.length, all: steps.length })}
      </p>
      <Table
        caption={t("steps")}
        isCaptionHidden
        columns={[
          { key: "title", title: t("figure"), cell: ({ title }: Step) => title },
          { key: "how", title: t("how"), cell: ({ how }) => how },
          { key: "own", title: t("own"), isNumeric: true, cell: ({ own, write }) => write(own) },
          {
            key: "shown",
            title: t("shown"),
            isNumeric: true,
            cell: ({ shown, write }) => write(shown),
          },
          {
            key: "verdict",
            title: t("verdict"),
            cell: (step) =>
              agrees(step) ? t("agrees") : t("differs", { by: step.write(step.own - step.shown) }),
          },
        ]}
        rows={steps}
        rowKey={({ key }) => key}
        narrow="scroll"
      />
      <p className="small">
        {t("rounding", { slack: format.exact(result.slack) })} {t("files")}{" "}
        <a href={files.projects}>projects.csv</a>, <a href={files.goals}>goals.csv</a>,{" "}
        <a href={script}>{t("code")}</a>.
      </p>
    </>
  );
}

const agrees = ({ own, shown, slack }: Step) => Math.abs(own - shown) <= slack;

async function recount(
  files: { projects: string; goals: string },
  signal: AbortSignal,
): Promise<Recount & { slack: number }> {
  const read = async (address: string) => {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.text();
  };
  // Not part of the build: it is served as it is written, so that it can be read.
  const code = (await import(/* @vite-ignore */ script)) as Code;
  const [projects, goals] = await Promise.all([read(files.projects), read(files.goals)]);
  const rows = code.readCsv(projects);
  return { ...code.recompute(rows, code.readCsv(goals)), slack: code.roundingOf(rows.length) };
}

function stepsOf(
  { counts, efforts, slack }: Recount & { slack: number },
  page: OverviewPage,
  t: TranslatorOf<typeof recountText>,
  format: ReturnType<typeof useFormat>,
): Step[] {
  const count = { write: (value: number) => format.integer(value), slack: 0 };
  return [
    {
      key: "total",
      title: t("total"),
      how: t("total.how"),
      own: counts.total,
      shown: page.counts.total,
      ...count,
    },
    {
      key: "established",
      title: t("established"),
      how: t("established.how"),
      own: counts.established,
      shown: page.counts.established,
      ...count,
    },
    ...effectKeys.flatMap((effect, index): Step[] => {
      const own = efforts[index]!;
      const goal = page.goals[effect];
      const amount = { write: (value: number) => format.amount(value), slack };
      const share = { write: (value: number) => format.percent(value), slack: slack / own.goal };
      const step = (
        name: "established" | "committed" | "dropout" | "afterDropout",
        shown: number,
        how: string,
      ): Step => ({
        key: `${effect} ${name}`,
        title: `${own.name}: ${t(`effort.${name}`)}`,
        how,
        own: own[name],
        shown,
        ...amount,
      });
      const shareStep = (
        name: "established" | "committed" | "afterDropout",
        shown: number | null,
      ): Step => ({
        key: `${effect} ${name} share`,
        title: `${own.name}: ${t(`effort.${name}`)}, ${t("share")}`,
        how: t("share.how", { part: format.amount(own[name]), goal: format.exact(own.goal) }),
        own: own[name] / own.goal,
        shown: shown ?? 0,
        ...share,
      });
      return [
        step("established", goal.established, t("effort.established.how")),
        shareStep("established", goal.establishedShare),
        step(
          "committed",
          goal.reached,
          `${format.amount(own.established)} + ${format.amount(own.establishment)} + ${format.amount(own.preliminary)}`,
        ),
        shareStep("committed", goal.share),
        step(
          "dropout",
          goal.expectedDropout,
          t("effort.dropout.how", { part: format.amount(own.establishment) }),
        ),
        step(
          "afterDropout",
          goal.reachedAfterDropout,
          `${format.amount(own.committed)} − ${format.amount(own.dropout)}`,
        ),
        shareStep("afterDropout", goal.shareAfterDropout),
      ];
    }),
  ];
}

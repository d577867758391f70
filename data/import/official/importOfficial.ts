import type { Database } from "../../../apps/api/src/platform/database/Database.ts";
import type { FetchOptions } from "../../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";
import type { ConfiguredSource } from "../../../apps/api/src/platform/sources/configureSources.ts";
import { releaseLease } from "../../../apps/api/src/platform/sources/leaseQueries.ts";
import { listSources } from "../../../apps/api/src/platform/sources/listSources.ts";
import * as queries from "../../../apps/api/src/platform/sources/sourceQueries.ts";
import { ImportRefused } from "../ImportRefused.ts";
import { IMPORT_LEASE, LeaseLost, newHolder, waitForLease } from "../importLease.ts";
import type { Acceptance } from "../oddities.ts";
import type { Progress } from "../progress.ts";
import { RunWatch } from "./RunWatch.ts";
import { SourceNotConfigured, type SourceResult } from "./SourceRun.ts";
import { takeSource } from "./takeSource.ts";

export type OfficialImport = {
  env: Readonly<Record<string, string | undefined>>;
  only?: readonly string[];
  isDryRun?: boolean;
  isForced?: boolean;
  acceptance?: Acceptance;
  keepDemo?: boolean;
  cause?: queries.SourceCause;
  /** False gives up at once where another import is under way. */
  waitsForLease?: boolean;
  fetchOptions?: FetchOptions;
  signal?: AbortSignal;
};

export type SourceSummary = {
  id: string;
  outcome: queries.SourceOutcome | "not-configured" | "done-before" | "not-due" | "would-take";
  lines: string[];
};

type Into = { database: Database; url: string; progress: Progress };

/** Few, patient and named: others use these services too. */
const polite: FetchOptions = {
  attempts: 6,
  firstWaitMilliseconds: 1_000,
  longestWaitMilliseconds: 300_000,
  timeoutMilliseconds: 120_000,
};

const words: Record<SourceSummary["outcome"], string> = {
  taken: "taken",
  unchanged: "unchanged",
  failed: "FAILED, what was there stays",
  stopped: "stopped, what was there stays",
  "not-configured": "left out",
  "done-before": "done before the import was cut off",
  "not-due": "no longer due, another instance has fetched it",
  "would-take": "would take",
};

/** The summary in sentences; what failed comes last, where it is seen. */
export function summaryLines(summaries: readonly SourceSummary[]): string[] {
  const isBad = ({ outcome }: SourceSummary) => outcome === "failed" || outcome === "stopped";
  const ordered = [...summaries.filter((each) => !isBad(each)), ...summaries.filter(isBad)];
  const count = (outcome: SourceSummary["outcome"]) =>
    summaries.filter((each) => each.outcome === outcome).length;
  const totals = (Object.keys(words) as SourceSummary["outcome"][])
    .filter((outcome) => count(outcome) > 0)
    .map((outcome) => `${count(outcome)} ${outcome.replaceAll("-", " ")}`);
  return [
    ...ordered.flatMap(({ id, outcome, lines }) => [
      `${id}: ${words[outcome]}`,
      ...lines.map((line) => `  ${line}`),
    ]),
    `${summaries.length} sources: ${totals.join(", ")}`,
  ];
}

/** Fills the product from the official sources; each one that fails leaves what was there. */
export async function importOfficial(into: Into, wanted: OfficialImport): Promise<SourceSummary[]> {
  const { database } = into;
  const sources = chosen(await listSources(database.write, wanted.env), wanted.only);
  if (wanted.isDryRun) return dryRun(into, wanted, sources);
  const holder = newHolder();
  await waitForLease(into, holder, wanted);
  try {
    const round = await queries.beginRound(
      database.write,
      (wanted.only ?? ["all"]).toSorted().join(","),
    );
    const done = round.isContinued
      ? await queries.readDoneInRound(database.write, round.id)
      : new Set<string>();
    if (done.size > 0)
      into.progress.say(
        `going on with an import that was cut off: ${done.size} of ${sources.length} sources are done`,
      );
    const summaries: SourceSummary[] = [];
    for (const [index, source] of sources.entries()) {
      wanted.signal?.throwIfAborted();
      if (done.has(source.id)) {
        summaries.push({ id: source.id, outcome: "done-before", lines: [] });
        continue;
      }
      if (isForRefresher(wanted) && !(await queries.isDue(database.write, source.id))) {
        summaries.push({ id: source.id, outcome: "not-due", lines: [] });
        continue;
      }
      into.progress.say(`${index + 1} of ${sources.length}: ${source.id}`);
      summaries.push(await runOne(into, { ...wanted, source, holder, roundId: round.id }));
    }
    await queries.endRound(database.write, round.id);
    return summaries;
  } finally {
    await releaseLease(database.write, IMPORT_LEASE, holder);
  }
}

/** Started by an instance that saw the source due; a person's command is always carried out. */
const isForRefresher = ({ cause }: OfficialImport) => cause === "hand" || cause === "schedule";

type One = OfficialImport & { source: ConfiguredSource; holder: string; roundId: number };

async function runOne(into: Into, one: One): Promise<SourceSummary> {
  const { database } = into;
  const { source, holder, roundId } = one;
  const states = await queries.readSourceStates(database.write);
  const runId = await queries.beginRun(database.write, {
    sourceId: source.id,
    roundId,
    cause: one.cause ?? "command",
    holder,
  });
  const watch = new RunWatch({ database, runId, holder, lease: IMPORT_LEASE }, into.progress);
  const signal = AbortSignal.any([watch.signal, ...(one.signal ? [one.signal] : [])]);
  const end = async (
    outcome: queries.SourceOutcome,
    lines: string[],
    comparison?: unknown,
  ): Promise<SourceSummary> => {
    await queries.endRun(database.write, runId, { outcome, lines, comparison });
    return { id: source.id, outcome, lines };
  };
  try {
    const { taken, lines, comparison } = await takeSource({
      ...into,
      progress: watch.progress,
      source,
      state: states.get(source.id),
      fetchOptions: { ...polite, ...one.fetchOptions, signal },
      isDryRun: false,
      isForced: one.isForced ?? false,
      acceptance: one.acceptance,
      keepDemo: one.keepDemo ?? false,
    });
    await queries.saveTaken(database.write, source.id, taken, source.refreshHours);
    return await end(taken.outcome, lines, comparison);
  } catch (error) {
    if (error instanceof SourceNotConfigured) {
      // Asked for by hand or plan it has to be answered; a command says it in its summary.
      if (isForRefresher(one)) {
        const sentence = error.message;
        await queries.saveNotTaken(database.write, source.id, {
          outcome: "failed",
          code: "source.no-address",
          sentence,
        });
        return end("failed", [sentence]);
      }
      await queries.forgetRun(database.write, runId);
      return { id: source.id, outcome: "not-configured", lines: [error.message] };
    }
    if (watch.signal.reason instanceof LeaseLost) {
      await end("stopped", [watch.signal.reason.message]);
      throw watch.signal.reason;
    }
    if (watch.signal.aborted && !one.signal?.aborted) {
      const sentence = "stopped by an administrator; what was there stays";
      const outcome = "stopped";
      await queries.saveNotTaken(database.write, source.id, {
        outcome,
        code: "source.stopped",
        sentence,
      });
      return end(outcome, [sentence]);
    }
    if (one.signal?.aborted || !(error instanceof Error)) throw error;
    // Whatever is wrong with one source, the others are still taken.
    await queries.saveNotTaken(database.write, source.id, {
      outcome: "failed",
      code: error instanceof GeodataFault ? error.code : "import.failed",
      sentence: error.message,
    });
    const comparison = error instanceof GeodataFault ? error.figures["comparison"] : undefined;
    return end("failed", [error.message], comparison);
  } finally {
    await watch.end();
  }
}

async function dryRun(
  into: Into,
  wanted: OfficialImport,
  sources: readonly ConfiguredSource[],
): Promise<SourceSummary[]> {
  const states = await queries.readSourceStates(into.database.write);
  const summaries: SourceSummary[] = [];
  let listed: SourceResult["listed"];
  for (const [index, source] of sources.entries()) {
    wanted.signal?.throwIfAborted();
    into.progress.say(`${index + 1} of ${sources.length}: ${source.id}`);
    try {
      const result: SourceResult = await takeSource({
        ...into,
        source,
        state: states.get(source.id),
        fetchOptions: { ...polite, ...wanted.fetchOptions, signal: wanted.signal },
        isDryRun: true,
        isForced: wanted.isForced ?? false,
        acceptance: undefined,
        keepDemo: true,
        listed,
      });
      listed ??= result.listed;
      summaries.push({ id: source.id, outcome: "would-take", lines: result.lines });
    } catch (error) {
      const isPlain = error instanceof SourceNotConfigured;
      if (!isPlain && !(error instanceof GeodataFault)) throw error;
      const outcome = isPlain ? "not-configured" : "failed";
      summaries.push({ id: source.id, outcome, lines: [error.message] });
    }
  }
  return summaries;
}

function chosen(
  sources: readonly ConfiguredSource[],
  only: readonly string[] | undefined,
): ConfiguredSource[] {
  if (only === undefined) return sources.filter(({ isOff }) => !isOff);
  const names = (source: ConfiguredSource) => [source.id, source.kind, source.datasetId];
  const unknown = only.filter((name) => !sources.some((source) => names(source).includes(name)));
  if (unknown.length > 0)
    throw new ImportRefused(
      `there is no source ${unknown.join(", ")}; there are ${sources.map(({ id }) => id).join(", ")}`,
    );
  return sources.filter((source) => names(source).some((name) => name && only.includes(name)));
}

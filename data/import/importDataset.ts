import { danishDayAt } from "@mars/domain/time/danishClock";
import { hostname } from "node:os";
import { performance } from "node:perf_hooks";
import type { Result } from "@mars/domain/result";
import { accept, refuse } from "@mars/domain/result";
import { analyzeTables } from "../../apps/api/src/platform/database/analyzeTables.ts";
import type { Database } from "../../apps/api/src/platform/database/Database.ts";
import type { ResolvedCrs } from "../../apps/api/src/platform/geodata/crs/crs.ts";
import { GeodataFault } from "../../apps/api/src/platform/geodata/GeodataFault.ts";
import type { SourceFeature } from "../../apps/api/src/platform/geodata/GeodataSource.ts";
import { crsOfSource } from "./crsOfSource.ts";
import * as queries from "./datasetQueries.ts";
import { dropIndexes } from "./indexQueries.ts";
import { openSink } from "./FeatureSink.ts";
import type { ImportReport } from "./ImportReport.ts";
import { emptyReport, examplesKept, isSame } from "./ImportReport.ts";
import type { OpenedSource, SourceOptions } from "./openSource.ts";
import { openSource } from "./openSource.ts";
import { prepareFeature } from "./prepareFeature.ts";
import type { Progress } from "./progress.ts";
import { sourceName } from "./sourceName.ts";
import { recordAcceptance } from "./acceptanceQueries.ts";
import { AttributeNames } from "./AttributeNames.ts";
import { compareRelease } from "./compareRelease.ts";
import { compareVersions, readVersionBefore } from "./comparisonQueries.ts";
import { type Acceptance, type Finding, refuseOdd } from "./oddities.ts";

export type DatasetImport = SourceOptions & {
  datasetId: string;
  from: string;
  crs?: string;
  keyAttribute?: string;
  label?: string;
  updatedOn?: string;
  /** Features between two commits. */
  chunk?: number;
  /** Milliseconds after which what has come is committed, however little: for slow services. */
  commitAfterMs?: number;
  /** The source's own name for attributes that the product reads under another. */
  attributes?: Readonly<Record<string, string>>;
  acceptance?: Acceptance;
  /** The import lease is held: whatever else is loading was given up by whoever began it. */
  isAlone?: boolean;
  signal?: AbortSignal;
};

/** What at most is requested again when an import is killed. */
const COMMIT_AFTER_MS = 10_000;

type Into = { database: Database; url: string; progress: Progress };
type Started = {
  versionId: number;
  read: number;
  report: ImportReport;
  progress: queries.LoadProgress;
};

/** Loads a layer as a new version of a dataset; the old one serves until the new one is whole. */
export async function importDataset(
  into: Into,
  wanted: DatasetImport,
): Promise<Result<ImportReport>> {
  const { database } = into;
  const started = performance.now();
  if (!(await queries.datasetExists(database.write, wanted.datasetId))) {
    const similar = await queries.readSimilarDatasets(database.write, wanted.datasetId);
    return refuse("dataset.unknown", {
      sentence: `there is no dataset ${wanted.datasetId} in the catalogue${similar.length > 0 ? `; near it are ${similar.join(", ")}` : ""}`,
    });
  }
  let source: OpenedSource | null = null;
  let load: Started | null = null;
  try {
    source = await openSource(wanted.from, wanted);
    const crs = await crsOfSource(source, wanted.crs, database.write);
    load = await startOrResume(into, wanted, source, crs);
    if (!load) {
      return refuse("import.already-running", {
        sentence: `an import of ${wanted.datasetId} is already running`,
      });
    }
    await loadFeatures(into, { source, crs, wanted, load });
    const { versionId, report } = load;
    const { datasetId, acceptance } = wanted;
    const before = await readVersionBefore(database.write, datasetId);
    const mayBeEmpty = source.expectedCount === 0 && before === null;
    if (report.read > 0) assertUseful(report);
    const emptied = report.read === 0 && !mayBeEmpty ? [isEmpty] : [];
    if (before !== null) {
      into.progress.say("comparing with the version before");
      report.changes = await compareVersions(database.write, before, versionId);
      if (isSame(report)) {
        report.seconds = (performance.now() - started) / 1000;
        await queries.forgetVersion(database, versionId);
        return accept(report);
      }
    }
    const release = { datasetId, versionId, before, crs: report.crs };
    const { comparison, findings } = await compareRelease(database.write, release);
    report.comparison = comparison;
    findings.unshift(...emptied);
    refuseOdd(findings, acceptance, { comparison });
    load.report.seconds = (performance.now() - started) / 1000;
    await finish(into, load, datasetId);
    await recordAcceptance(database.write, datasetId, findings, acceptance);
    await queries.dropOldVersions(database, datasetId);
    await analyzeTables(database);
    await queries.tellOfChange(database.write);
    return accept(load.report);
  } catch (error) {
    if (!(error instanceof GeodataFault)) throw error;
    // A service that fell silent may come back: what is loaded waits for the next attempt.
    if (load && error.code !== "source.unanswered") {
      await queries.dropVersion(database, load.versionId, error.message);
    }
    return refuse(error.code, {
      ...error.figures,
      sentence: `${sourceName(wanted.from)}: ${error.message}`,
    });
  } finally {
    await source?.close();
  }
}

/** What a service has sent is dear, what a file holds is read again in a moment. */
function usualChunk(engine: Database["engine"], format: string): number {
  if (engine === "embedded") return 1_000;
  return format === "wfs" ? 5_000 : 100_000;
}

async function startOrResume(
  { database }: Into,
  wanted: DatasetImport,
  source: OpenedSource,
  crs: ResolvedCrs,
): Promise<Started | null> {
  const holder = { host: hostname(), pid: process.pid };
  for (const version of await queries.readLoadingVersions(database.write, wanted.datasetId)) {
    if (version.progress && !wanted.isAlone && isAlive(version.progress)) return null;
    if (version.progress?.fingerprint === source.fingerprint && version.report) {
      const progress = { ...version.progress, holder };
      await queries.dropRowsAfter(database.write, version.id, progress.read);
      await queries.saveProgress(database.write, version.id, progress, version.report);
      return { versionId: version.id, read: progress.read, report: version.report, progress };
    }
    await queries.dropVersion(database, version.id, "given up for a newer import");
  }
  const progress = {
    fingerprint: source.fingerprint,
    read: 0,
    holder,
    at: new Date().toISOString(),
  };
  const versionId = await database.transaction(async (tx) => {
    const id = await queries.insertVersion(tx, {
      datasetId: wanted.datasetId,
      label: wanted.label ?? danishDayAt(Date.now()),
      updatedOn: wanted.updatedOn ?? null,
      progress,
    });
    await queries.createLoadTable(tx, id);
    return id;
  });
  const report = emptyReport(sourceName(wanted.from), source.format, crs.label);
  return { versionId, read: 0, report, progress };
}

const isEmpty: Finding = { oddity: "empty", sentence: "there is not one feature in it" };

type Loading = { source: OpenedSource; crs: ResolvedCrs; wanted: DatasetImport; load: Started };

async function loadFeatures(into: Into, { source, crs, wanted, load }: Loading): Promise<void> {
  const { database, url, progress } = into;
  const { report } = load;
  // Short transactions where one session serves everybody; long COPY statements elsewhere.
  const chunk = wanted.chunk ?? usualChunk(database.engine, source.format);
  const sink = await openSink(database, url, load.versionId);
  const context = { report, keyAttribute: wanted.keyAttribute ?? null };
  const names = new AttributeNames(
    [
      ...(await queries.readUsedAttributes(database.write, wanted.datasetId)),
      ...(wanted.keyAttribute ? [wanted.keyAttribute] : []),
    ],
    wanted.attributes,
  );
  let number = load.read;
  const commitAfterMs = wanted.commitAfterMs ?? COMMIT_AFTER_MS;
  let committed = number;
  let committedAtMs = performance.now();
  progress.begin(`${wanted.datasetId} from ${report.source}`, source.expectedCount, number);
  const commit = async () => {
    load.progress = { ...load.progress, read: number, at: new Date().toISOString() };
    await sink.commit(load.progress, report);
    committed = number;
    committedAtMs = performance.now();
    progress.at(number);
  };
  try {
    for await (const batch of source.features(load.read)) {
      wanted.signal?.throwIfAborted();
      const named = batch.map((each) => ({ ...each, properties: names.of(each.properties) }));
      if (number === 0) assertKeyAttribute(named, wanted.keyAttribute);
      for (const feature of named) {
        const prepared = prepareFeature(feature, ++number, crs, context);
        if (prepared) await sink.write(prepared);
      }
      const isLate = performance.now() - committedAtMs >= commitAfterMs;
      if (isLate || number - committed >= chunk) await commit();
      else progress.at(number);
    }
    await commit();
  } finally {
    await sink.close();
    progress.end();
  }
}

/** A misspelt name would give a layer in which nothing can be found by its number. */
function assertKeyAttribute(features: readonly SourceFeature[], name: string | undefined): void {
  if (name === undefined || features.some(({ properties }) => name in properties)) return;
  const names = Object.keys(features[0]?.properties ?? {}).slice(0, 12);
  throw new GeodataFault(
    "geodata.no-key-attribute",
    `its features have no attribute ${name}; they have ${names.join(", ") || "none"}`,
  );
}

function assertUseful(report: ImportReport): void {
  const outside = report.leftOut["outside-denmark"]?.count ?? 0;
  if (outside > report.read / 2) {
    throw new GeodataFault(
      "geodata.outside-denmark",
      `${outside} of ${report.read} features lie outside Denmark: the coordinate system (${report.crs}) or the order of its axes is wrong`,
    );
  }
  if (report.loaded === 0) {
    throw new GeodataFault(
      "geodata.nothing-usable",
      `none of its ${report.read} features has a usable geometry`,
    );
  }
}

async function finish(
  { database, progress }: Into,
  load: Started,
  datasetId: string,
): Promise<void> {
  progress.say("building indexes");
  await dropIndexes(database.write, load.versionId);
  const keys = keysOf(database, load, datasetId);
  // Two connections, two processors; the embedded engine has only one of either.
  if (database.engine === "embedded") await keys;
  await Promise.all([keys, queries.indexGeometry(database.write, load.versionId)]);
  await queries.publishVersion(database, { id: load.versionId, datasetId, report: load.report });
}

/** Reports that were begun before ids were counted have no place for them yet: it is filled here. */
async function keysOf(database: Database, load: Started, datasetId: string): Promise<void> {
  const { versionId, report } = load;
  await queries.indexKeys(database.write, { id: versionId, datasetId });
  report.repeatedIds = await queries.readRepeatedIds(database.write, versionId, examplesKept);
}

/** Also on this host only while it is heard of: after a restart others have its number. */
function isAlive({ holder, at }: queries.LoadProgress): boolean {
  if (Date.now() - Date.parse(at) >= 120_000) return false;
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch {
    return false;
  }
}

import "./problems.ts";
import {
  type DataSource,
  downloadDataSources,
  planSource,
  readDataSources,
  readSourceRuns,
  refreshSource,
  stopSource,
} from "@mars/contracts/datasets/dataSources";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { type CsvColumn, csvMediaType, writeCsv } from "../../platform/csv/writeCsv.ts";
import { shownAddress } from "../../platform/geodata/fetching/shownAddress.ts";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { serializeAnswer } from "../../platform/http/answers/serializeAnswer.ts";
import { foundOrProblem, ProblemError } from "../../platform/problems/ProblemError.ts";
import { sendCached } from "../../platform/publicData/sendCached.ts";
import { contentOrigins } from "../../platform/sources/contentOrigins.ts";
import { listSources } from "../../platform/sources/listSources.ts";
import { readSourceStates } from "../../platform/sources/sourceQueries.ts";
import type { Services } from "../../services.ts";
import { SourceRefresher } from "./SourceRefresher.ts";
import * as queries from "./sourceQueries.ts";
import { sourceRows } from "./sourceRows.ts";
import { translator } from "@mars/wording/language/text";
import { sourcesTableText } from "./sourcesTableText.ts";

const t = translator(sourcesTableText, "da-DK");
const columns: readonly CsvColumn<DataSource>[] = [
  { title: t("id"), value: (row) => row.id },
  { title: t("titleDa"), value: (row) => row.titleDa },
  { title: t("owner"), value: (row) => row.owner },
  { title: t("licence"), value: (row) => row.licence },
  { title: t("origin"), value: (row) => row.origin },
  { title: t("dataDate"), value: (row) => row.dataDate },
  { title: t("version"), value: (row) => row.version },
  { title: t("count"), value: (row) => row.count },
  { title: t("takenAt"), value: (row) => row.takenAt },
  { title: t("nextAt"), value: (row) => row.nextAt },
  { title: t("state"), value: (row) => row.state },
  { title: t("problem"), value: (row) => row.problem },
];

function sourcesCsv(rows: readonly DataSource[]): string {
  return writeCsv(columns, rows);
}

const topics = ["status", "reference", "land"] as const;

export async function dataSourcesRoutes(
  app: App,
  { config, database, responseCache, now }: Services,
): Promise<void> {
  const canRefresh = SourceRefresher.isPossible(config);
  const refresher = new SourceRefresher(database, config, app.log);
  if (canRefresh) app.addHook("onListen", () => refresher.start());
  app.addHook("onClose", () => refresher.stop());

  const sources = () => listSources(database.write, config.sourceSettings);
  const rows = async () =>
    sourceRows({
      sources: await sources(),
      states: await readSourceStates(database.write),
      loaded: await queries.loadedRows(database.write),
      listed: await queries.listedRows(database.write),
      live: await queries.liveRows(database.write),
      now: now(),
    });
  // What is old becomes so by the day alone.
  const epoch = () => copenhagenDay(now().toISOString());

  route(app, readDataSources, ({ request, reply }) =>
    sendCached({ request, reply }, responseCache, {
      key: "data-sources",
      topics,
      epoch,
      make: async () =>
        serializeAnswer(readDataSources, {
          parts: await contentOrigins(database.write),
          sources: await rows(),
        }),
    }),
  );
  route(app, downloadDataSources, ({ request, reply }) => {
    void reply.header("content-disposition", 'attachment; filename="mars-data-og-kilder.csv"');
    return sendCached({ request, reply }, responseCache, {
      key: "data-sources csv",
      mediaType: csvMediaType,
      topics,
      epoch,
      make: async () => sourcesCsv(await rows()),
    });
  });
  route(app, readSourceRuns, async () => {
    const [all, states, runs, acceptances] = [
      await sources(),
      await readSourceStates(database.write),
      await queries.lastRuns(database.write),
      await queries.lastAcceptances(database.write),
    ];
    const shown = all.filter(({ isOff }) => !isOff);
    return {
      canRefresh,
      running: [...runs.values()].find(({ endedAt }) => endedAt === null) ?? null,
      sources: shown.map((source) => {
        const state = states.get(source.id);
        return {
          id: source.id,
          address: source.url === "" ? "" : shownAddress(source.url),
          everyHours: state?.everyHours ?? source.refreshHours,
          isPaused: state?.isPaused ?? false,
          isQueued: state?.askedAt != null,
          problem: state?.problem ?? null,
          lastRun: runs.get(source.id) ?? null,
          acceptances: acceptances
            .filter(({ sourceId }) => sourceId === (source.datasetId ?? source.id))
            .map(({ sourceId: _sourceId, ...acceptance }) => acceptance),
        };
      }),
    };
  });

  const known = async (id: string) =>
    foundOrProblem((await sources()).find((source) => source.id === id));
  route(app, refreshSource, async ({ params }) => {
    const source = await known(params.id);
    if (!canRefresh) throw new ProblemError("source.not-here");
    // Real projects take the place of invented ones: that is asked on the command line.
    if (source.kind === "status" && (await queries.countInventedProjects(database.write)) > 0)
      throw new ProblemError("source.demonstration");
    await queries.askForSource(database.write, source.id);
    void refresher.poll();
  });
  route(app, stopSource, async ({ params }) => {
    await queries.stopAsking(database.write, (await known(params.id)).id);
  });
  route(app, planSource, async ({ params, body }) => {
    await queries.savePlan(database.write, (await known(params.id)).id, body);
  });
}

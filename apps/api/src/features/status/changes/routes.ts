import {
  downloadChanges,
  followChanges,
  readChangesPage,
  type StatusChange,
} from "@mars/contracts/status/statusChanges";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { describedBy } from "../../../platform/csv/describedBy.ts";
import { type CsvColumn, csvMediaType, writeCsv } from "../../../platform/csv/writeCsv.ts";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import type { StatusDocuments } from "../StatusDocuments.ts";
import { askedChanges } from "./askedChanges.ts";
import { changeFeed } from "./changeFeed.ts";
import { shownChange } from "./changeId.ts";
import type { AskedChanges } from "./changesOf.ts";
import { readArea } from "./readArea.ts";
import { readChanges, readFollowed } from "./readChanges.ts";
import type { CountedStage } from "@mars/contracts/status/statusShapes";
import { translator } from "@mars/wording/language/text";
import { changeTableText } from "@mars/wording/status/changeTableText";
import { stageNames } from "../tables/columns.ts";

const t = translator(changeTableText, "da-DK");
const stage = (value: CountedStage | null) => (value === null ? null : stageNames[value]);

const periodChangeColumns: readonly CsvColumn<StatusChange>[] = [
  { title: t("at"), value: ({ at }) => at },
  { title: t("kind"), value: ({ kind }) => t(`kind.${kind}`) },
  { title: t("projectId"), value: ({ project }) => project?.id ?? null },
  {
    title: t("what"),
    value: ({ project, plan }) =>
      project?.name ?? (plan && t("version", { name: plan.name, version: String(plan.version) })),
  },
  { title: t("municipality"), value: ({ municipality }) => municipality?.name ?? null },
  { title: t("measure"), value: ({ measure }) => measure },
  { title: t("from"), value: ({ from }) => stage(from) },
  { title: t("to"), value: ({ to }) => stage(to) },
  { title: t("nitrogen"), value: ({ effects }) => effects?.nitrogen ?? null },
  { title: t("extraction"), value: ({ effects }) => effects?.extraction ?? null },
  { title: t("afforestation"), value: ({ effects }) => effects?.afforestation ?? null },
];

/** So far back a reader that was away for a while still finds everything. */
const FEED_DAYS = 90;

/** What changed in a period, page by page and as one table. */
export function changeRoutes(
  app: App,
  { config, database, now }: Pick<Services, "config" | "database" | "now">,
  documents: StatusDocuments,
): void {
  const today = () => copenhagenDay(now().toISOString());
  const changesIn = async (snapshot: Snapshot, asked: AskedChanges) =>
    foundOrProblem(await readChanges(database.read, snapshot, asked));

  route(app, readChangesPage, ({ request, reply, query: { offset, limit, ...query } }) => {
    const asked = askedChanges(query, today());
    return documents.send(request, reply, {
      key: `changes ${JSON.stringify(asked)} ${offset} ${limit}`,
      asOf: asked.to,
      since: query.from,
      make: async (snapshot) => {
        const { items, ...page } = await changesIn(snapshot, asked);
        return { ...page, items: items.slice(offset, offset + limit).map(shownChange) };
      },
    });
  });
  route(app, downloadChanges, ({ request, reply, query }) => {
    const asked = askedChanges(query, today());
    void reply.headers({
      link: describedBy("tables/metadata.json"),
      "content-disposition": `attachment; filename="mars-aendringer-${asked.from}-${asked.to}.csv"`,
    });
    return documents.send(request, reply, {
      key: `changes csv ${JSON.stringify(asked)}`,
      asOf: asked.to,
      since: query.from,
      mediaType: csvMediaType,
      make: async (snapshot) =>
        writeCsv(periodChangeColumns, (await changesIn(snapshot, asked)).items),
    });
  });
  const siteUrl = config.server.publicUrl.replace(/\/$/, "");
  route(app, followChanges, ({ request, reply, query: { language, ...followed } }) => {
    const { place, kinds, area } = followed;
    // Told before anything is looked for.
    if (area !== undefined) readArea(area);
    return documents.send(request, reply, {
      key: `changes feed ${JSON.stringify([place, kinds, area, language])}`,
      mediaType: "application/atom+xml; charset=utf-8",
      make: async (snapshot) => {
        const asked = { ...followed, days: FEED_DAYS, now: now() };
        const changes = foundOrProblem(await readFollowed(database.read, snapshot, asked));
        const self = `${siteUrl}${config.apiPath}${followChanges.path}`;
        const parameters = new URLSearchParams(
          Object.entries({ ...followed, language }).filter(
            (pair): pair is [string, string] => pair[1] !== undefined,
          ),
        );
        return changeFeed(changes, {
          self: `${self}?${parameters.toString()}`,
          siteUrl,
          language,
          isArea: area !== undefined,
          madeAt: now(),
        });
      },
    });
  });
}

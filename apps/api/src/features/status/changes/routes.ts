import {
  changeKinds,
  downloadChanges,
  followChanges,
  readChangesPage,
} from "@mars/contracts/statusChanges";
import { unitKind } from "@mars/contracts/statusShapes";
import { addDays, copenhagenDay, endMs, startMs } from "@mars/domain/time/copenhagen";
import { parse } from "zod/v4/core";
import { describedBy } from "../../../platform/csv/describedBy.ts";
import { csvMediaType, writeCsv } from "../../../platform/csv/writeCsv.ts";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import type { StatusDocuments } from "../StatusDocuments.ts";
import { periodChangeColumns } from "./changeColumns.ts";
import { type AskedChanges, changesOf } from "./changesOf.ts";
import { changeFeed } from "./changeFeed.ts";
import { readArea } from "./readArea.ts";
import { outlinesWithin, publications } from "./queries.ts";

const USUAL_DAYS = 30;
/** So far back a reader that was away for a while still finds everything. */
const FEED_DAYS = 90;

type Query = {
  from?: string | undefined;
  to?: string | undefined;
  place?: string | undefined;
  kinds?: string | undefined;
};

/** What changed in a period, page by page and as one table. */
export function changeRoutes(
  app: App,
  { config, database, now }: Pick<Services, "config" | "database" | "now">,
  documents: StatusDocuments,
): void {
  const askedOf = ({ from, to, place, kinds }: Query): AskedChanges => {
    const today = copenhagenDay(now().toISOString());
    const last = to !== undefined && to < today ? to : today;
    const first = from ?? addDays(last, -USUAL_DAYS);
    const [kind, id = ""] = place?.split("/") ?? [];
    return {
      from: first < last ? first : last,
      to: last,
      place: kind === undefined ? null : { kind: parse(unitKind, kind), id },
      kinds:
        kinds === undefined
          ? changeKinds
          : changeKinds.filter((each) => kinds.split(",").includes(each)),
    };
  };
  const changesIn = async (snapshot: Snapshot, asked: AskedChanges) => {
    const published = await publications(database.read, {
      from: new Date(startMs(asked.from)),
      to: new Date(endMs(asked.to)),
    });
    return foundOrProblem(changesOf(snapshot, published, asked));
  };

  route(app, readChangesPage, ({ request, reply, query: { offset, limit, ...query } }) => {
    const asked = askedOf(query);
    return documents.send(request, reply, {
      key: `changes ${JSON.stringify(asked)} ${offset} ${limit}`,
      asOf: asked.to,
      make: async (snapshot) => {
        const { items, ...page } = await changesIn(snapshot, asked);
        return { ...page, items: items.slice(offset, offset + limit) };
      },
    });
  });
  route(app, downloadChanges, ({ request, reply, query }) => {
    const asked = askedOf(query);
    void reply.headers({
      link: describedBy("tables/metadata.json"),
      "content-disposition": `attachment; filename="mars-aendringer-${asked.from}-${asked.to}.csv"`,
    });
    return documents.send(request, reply, {
      key: `changes csv ${JSON.stringify(asked)}`,
      asOf: asked.to,
      mediaType: csvMediaType,
      make: async (snapshot) =>
        writeCsv(periodChangeColumns, (await changesIn(snapshot, asked)).items),
    });
  });
  const siteUrl = config.server.publicUrl.replace(/\/$/, "");
  route(app, followChanges, ({ request, reply, query: { language, area, ...query } }) => {
    const to = copenhagenDay(now().toISOString());
    const asked = askedOf({ ...query, from: addDays(to, -FEED_DAYS), to });
    const ring = area === undefined ? null : readArea(area);
    return documents.send(request, reply, {
      key: `changes feed ${JSON.stringify([asked, ring, language])}`,
      mediaType: "application/atom+xml; charset=utf-8",
      make: async (snapshot) => {
        const within = ring && (await outlinesWithin(database.read, ring));
        const changes = await changesIn(snapshot, { ...asked, within });
        const self = `${siteUrl}${config.apiPath}${followChanges.path}`;
        const parameters = new URLSearchParams(
          Object.entries({ ...query, area, language }).filter(
            (pair): pair is [string, string] => pair[1] !== undefined,
          ),
        );
        return changeFeed(changes, {
          self: `${self}?${parameters.toString()}`,
          siteUrl,
          language,
          isArea: ring !== null,
          madeAt: now(),
        });
      },
    });
  });
}

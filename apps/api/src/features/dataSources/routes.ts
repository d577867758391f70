import { contentPart, type DataSources, readDataSources } from "@mars/contracts/dataSources";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { serializeAnswer } from "../../platform/http/serializeAnswer.ts";
import { sendCached } from "../../platform/publicData/sendCached.ts";
import type { Services } from "../../services.ts";
import { type ContentRow, contentRows } from "./queries.ts";

export async function dataSourcesRoutes(
  app: App,
  { database, responseCache }: Services,
): Promise<void> {
  route(app, readDataSources, ({ request, reply }) =>
    sendCached({ request, reply }, responseCache, {
      key: "data-sources",
      topics: ["status", "reference", "land"],
      make: async () =>
        serializeAnswer(readDataSources, dataSourcesOf(await contentRows(database.write))),
    }),
  );
}

function dataSourcesOf(rows: readonly ContentRow[]): DataSources {
  return {
    parts: contentPart.options.map((part) => {
      const { demo, real } = rows.find((row) => row.part === part) ?? { demo: 0, real: 0 };
      const origin = demo > 0 ? (real > 0 ? "mixed" : "demo") : real > 0 ? "real" : "none";
      return { part, origin, count: demo + real };
    }),
  };
}

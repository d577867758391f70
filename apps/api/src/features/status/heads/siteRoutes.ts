import { pageTable, type TabledPage } from "@mars/contracts/pages/pageTable";
import { projectPagePath } from "@mars/contracts/pages/projectPageHead";
import { unitPagePath, unitPages } from "@mars/contracts/pages/unitPageHeads";

import type { Database } from "../../../platform/database/Database.ts";
import type { App } from "../../../platform/http/App.ts";
import { escapeHtml } from "../../../platform/text/escapeHtml.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { publicProjectIds } from "./queries.ts";
import type { UnitNames } from "./UnitNames.ts";

const pages: readonly TabledPage[] = pageTable;
/** Addresses that a search may find; those of units and projects are requested. */
const listedPaths = pages
  .filter(
    ({ access, layout, leadsTo, onServer }) =>
      access === "public" && layout !== "bare" && leadsTo === undefined && !onServer?.isUnlisted,
  )
  .flatMap(({ path, values }) => values?.map((word) => path.replace(/:\w+$/, word)) ?? [path])
  .filter((path) => !path.includes(":"));
/** The first words of addresses that only someone signed in can read. */
const closedRooms = new Set(
  pages.filter(({ access }) => access !== "public").map(({ path }) => path.split("/")[1]),
);
/** Documents for those who reuse the data. */
const openData = ["/ogc", "/api/docs", "/api/open-data/dcat/catalogue"];

/** `/sitemap.xml` and `/robots.txt`: what search engines may find, by its own address. */
export function siteRoutes(
  app: App,
  { names, database, publicUrl }: { names: UnitNames; database: Database; publicUrl: string },
): void {
  app.get("/sitemap.xml", async (_request, reply) => {
    const paths = [...listedPaths, ...openData];
    for (const { path, kind } of unitPages) {
      const units = await names.of(kind);
      // A list without the units would tell search engines that they are gone.
      if (units === null) throw new ProblemError("database.unavailable");
      const living = units.filter(({ isRetired }) => !isRetired);
      paths.push(...living.map(({ slug }) => unitPagePath(path, slug)));
    }
    paths.push(...(await publicProjectIds(database.read)).map(projectPagePath));
    return reply
      .header("cache-control", "public, no-cache")
      .type("application/xml; charset=utf-8")
      .send(sitemap(paths));
  });
  app.get("/robots.txt", (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(
        [
          "User-agent: *",
          ...[...closedRooms].map((room) => `Disallow: /${room}`),
          `Sitemap: ${publicUrl}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );

  function sitemap(paths: readonly string[]): string {
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`),
      "</urlset>",
      "",
    ].join("\n");
  }
}

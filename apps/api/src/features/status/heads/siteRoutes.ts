import { projectPagePath } from "@mars/contracts/projectPageHead";
import { unitPagePath, unitPages } from "@mars/contracts/unitPageHeads";
import { type WebPage, webRoutes } from "@mars/contracts/webRoutes";
import type { Database } from "../../../platform/database/Database.ts";
import type { App } from "../../../platform/http/App.ts";
import { escapeHtml } from "../../../platform/http/pageHead.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { publicProjectIds } from "./queries.ts";
import type { UnitNames } from "./UnitNames.ts";

/** Public, but nothing to be found by a search. */
const unlisted = new Set(["/access-denied", "/settings", "/was"]);

const pages: readonly WebPage[] = webRoutes;
const listedPages = pages.filter(
  ({ path, access, layout, leadsTo }) =>
    access === "public" &&
    layout !== "bare" &&
    leadsTo === undefined &&
    !path.includes(":") &&
    !unlisted.has(path),
);
/** Documents for those who reuse the data. */
const openData = ["/ogc", "/api/docs", "/api/open-data/dcat/catalogue"];
const effectPages = ["/dashboard/nitrogen", "/dashboard/extraction", "/dashboard/afforestation"];

const cache = { "cache-control": "public, max-age=3600" };

/** `/sitemap.xml` and `/robots.txt`: what search engines may find, by its own address. */
export function siteRoutes(
  app: App,
  { names, database, publicUrl }: { names: UnitNames; database: Database; publicUrl: string },
): void {
  app.get("/sitemap.xml", async (_request, reply) => {
    const paths = [...listedPages.map(({ path }) => path), ...effectPages, ...openData];
    for (const { path, kind } of unitPages) {
      const units = await names.of(kind);
      // A list without the units would tell search engines that they are gone.
      if (units === null) throw new ProblemError("database.unavailable");
      paths.push(...units.map(({ slug }) => unitPagePath(path, slug)));
    }
    paths.push(...(await publicProjectIds(database.read)).map(projectPagePath));
    return reply.headers(cache).type("application/xml; charset=utf-8").send(sitemap(paths));
  });
  app.get("/robots.txt", (_request, reply) =>
    reply
      .headers(cache)
      .type("text/plain; charset=utf-8")
      .send(
        [
          "User-agent: *",
          "Disallow: /projects",
          "Disallow: /plans",
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

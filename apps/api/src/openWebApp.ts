import { join } from "node:path";
import type { PageHead } from "@mars/contracts/pages/pageHeads";
import { unitOfPage, unitPageHead, unitPagePath } from "@mars/contracts/pages/unitPageHeads";
import type { AppSettings } from "@mars/contracts/platform/appSettings";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { unitOfAddress } from "@mars/domain/status/unitSlugs";
import type { FastifyInstance } from "fastify";
import { appSettingsOf } from "./features/settings/appSettingsOf.ts";
import { documentSettings } from "./features/settings/documentSettings.ts";
import type { UnitNames } from "./features/status/heads/UnitNames.ts";
import { pageStructure } from "./features/status/heads/pageStructure.ts";
import { projectPageFinder } from "./features/status/heads/projectPageFinder.ts";
import type { Config } from "./platform/config/readConfig.ts";
import type { App } from "./platform/http/App.ts";
import { PageRenderer } from "./platform/pages/PageRenderer.ts";
import { RenderedPages } from "./platform/pages/RenderedPages.ts";
import { danishDay } from "./platform/publicData/danishDay.ts";
import type { PageFinder } from "./platform/webApp/PageFinder.ts";
import { WebApp } from "./platform/webApp/WebApp.ts";
import type { Services } from "./services.ts";
import { version } from "./version.ts";

const lists = {
  municipality: { path: "/status/kommuner", name: "Kommuner" },
  tripartite: { path: "/status/lokaletreparter", name: "Lokale treparter" },
  plan: { path: "/status/kystvandgrupper", name: "Kystvandgrupper" },
} as const satisfies Record<UnitKind, { path: string; name: string }>;

/** A caller of its own to the rate limits: what visitors ask for does not use up what pages need. */
const ownAddress = "0.0.0.0";

export type OpenWebApp = {
  /** Null where the web app has not been built. */
  webApp: WebApp | null;
  /** Renders public pages, where the build has a server's part. */
  renderer: PageRenderer | null;
};

const projectRoot = join(import.meta.dirname, "../../..");

/** The built web app, its public pages rendered here. The server that pages read from comes later. */
export function openWebApp(services: Services, names: UnitNames, app: () => App): OpenWebApp {
  const { config, database, responseCache, metrics } = services;
  const { publicUrl } = config.server;
  const webRoot = join(projectRoot, config.server.webRoot);
  const renderer = PageRenderer.open(`${webRoot}-server`, {
    settings: renderedSettings(config),
    read: (address) => readPublic(app(), config.apiPath + address),
  });
  if (renderer) metrics.watchQueue("pages", () => renderer.length);
  const webApp = WebApp.open(webRoot, {
    find: chainPageFinders(
      projectPageFinder(database, publicUrl),
      unitPageFinder(names, publicUrl),
    ),
    publicUrl,
    apiUrl: publicUrl + config.apiPath,
    settings: documentSettings(config, version),
    rendered:
      renderer &&
      new RenderedPages({
        renderer,
        responseCache,
        today: danishDay(services.now),
        warn: (message) => app().log.warn(message),
      }),
  });
  return { webApp, renderer };
}

/** As the browser will have them: on `localhost` the built-in ones, unless the document brings others (SPEC 7). */
function renderedSettings(config: Config): AppSettings | null {
  const { hostname } = new URL(config.server.publicUrl);
  return hostname === "localhost"
    ? documentSettings(config, version)
    : appSettingsOf(config, version);
}

/** Asks one after the other which thing a page is about. */
function chainPageFinders(...finders: readonly PageFinder[]): PageFinder {
  return async (pathname, query) => {
    for (const find of finders) {
      const found = await find(pathname, query);
      if (found !== null) return found;
    }
    return null;
  };
}

/** Reads a public address as a visitor would, without the way over the network. */
async function readPublic(
  app: FastifyInstance,
  url: string,
): Promise<{ body: string; tag: string | null }> {
  const answer = await app.inject({ url, remoteAddress: ownAddress });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
  return { body: answer.body, tag: answer.headers.etag ?? null };
}

type Page = { kind: UnitKind; head: PageHead; path: string; publicUrl: string };

/** What a unit's page is, for search engines. */
function unitStructure({ kind, ...page }: Page): object {
  return pageStructure({
    ...page,
    steps: [{ name: "Status", path: "/status/overview" }, lists[kind]],
    about: { "@type": kind === "municipality" ? "AdministrativeArea" : "Place" },
  });
}

/**
 * Finds which unit a page is about and where it stands, for search engines, link previews and
 * addresses of earlier days. Null for other pages, while the database is out of reach and before
 * there are any units: then no one can say that one is missing.
 */
function unitPageFinder(names: UnitNames, publicUrl: string): PageFinder {
  return async (pathname) => {
    const asked = unitOfPage(pathname);
    if (asked === null) return null;
    const units = await names.of(asked.kind);
    if (units === null || units.length === 0) return null;
    const living = units.filter(({ isRetired }) => !isRetired);
    const unit = unitOfAddress(living, asked.piece) ?? unitOfAddress(units, asked.piece);
    if (unit === undefined) return "missing";
    const path = unitPagePath(asked.path, unit.slug);
    const head = unitPageHead(path, unit.name);
    const { kind } = unit;
    return head && { path, head, structure: unitStructure({ kind, head, path, publicUrl }) };
  };
}

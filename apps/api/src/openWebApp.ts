import { join } from "node:path";
import type { AppSettings } from "@mars/contracts/platform/appSettings";
import { appSettingsOf } from "./features/settings/appSettingsOf.ts";
import { documentSettings } from "./features/settings/documentSettings.ts";
import { projectPageFinder } from "./features/status/heads/projectPageFinder.ts";
import { unitPageFinder } from "./features/status/heads/unitPageFinder.ts";
import type { UnitNames } from "./features/status/heads/UnitNames.ts";
import type { Config } from "./platform/config/readConfig.ts";
import type { App } from "./platform/http/App.ts";
import { chainPageFinders } from "./platform/webApp/chainPageFinders.ts";
import { WebApp } from "./platform/webApp/WebApp.ts";
import { PageRenderer } from "./platform/pages/PageRenderer.ts";
import { readPublic } from "./platform/pages/readPublic.ts";
import { RenderedPages } from "./platform/pages/RenderedPages.ts";
import { danishDay } from "./platform/publicData/danishDay.ts";
import type { Services } from "./services.ts";
import { version } from "./version.ts";

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

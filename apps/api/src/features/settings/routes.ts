import { appSettings } from "@mars/contracts/appSettings";
import { parse } from "zod/v4/core";
import type { App } from "../../platform/http/App.ts";
import type { Services } from "../../services.ts";
import { appSettingsOf } from "./appSettingsOf.ts";

/** `/app-settings.json` at the root of the site, beside the web app rather than below the API. */
export async function settingsRoutes(
  app: App,
  { config }: Pick<Services, "config">,
  version: string,
): Promise<void> {
  const settings = JSON.stringify(parse(appSettings, appSettingsOf(config, version)));
  app.get("/app-settings.json", (_request, reply) =>
    reply
      .headers({ "cache-control": "public, no-cache" })
      .type("application/json; charset=utf-8")
      .send(settings),
  );
}

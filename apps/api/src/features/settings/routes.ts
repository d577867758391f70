import { appSettings } from "@mars/contracts/appSettings";
import { parse } from "zod/v4/core";
import type { App } from "../../platform/http/App.ts";
import type { Services } from "../../services.ts";
import { securityText } from "./securityText.ts";
import { appSettingsOf } from "./appSettingsOf.ts";

/** `/app-settings.json` at the root of the site, beside the web app rather than below the API. */
export async function settingsRoutes(
  app: App,
  { config, now }: Pick<Services, "config" | "now">,
  version: string,
): Promise<void> {
  const settings = JSON.stringify(parse(appSettings, appSettingsOf(config, version)));
  app.get("/app-settings.json", (_request, reply) =>
    reply
      .headers({ "cache-control": "public, no-cache" })
      .type("application/json; charset=utf-8")
      .send(settings),
  );
  if (securityText(config, now()) === null) return;
  app.get("/.well-known/security.txt", (_request, reply) =>
    reply
      .headers({ "cache-control": "public, max-age=3600" })
      .type("text/plain; charset=utf-8")
      .send(securityText(config, now())),
  );
}

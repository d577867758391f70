import type { App } from "../../platform/http/App.ts";
import { CachedResponse } from "../../platform/publicData/CachedResponse.ts";
import { sendImmutable } from "../../platform/publicData/sendCachedBytes.ts";
import type { Services } from "../../services.ts";
import { securityText } from "./securityText.ts";
import { appSettingsOf } from "./appSettingsOf.ts";

/** `/app-settings.json` at the root of the site, next to the web app rather than below the API. */
export async function settingsRoutes(
  app: App,
  { config, now, responseCache }: Pick<Services, "config" | "now" | "responseCache">,
  version: string,
): Promise<void> {
  const settings = new CachedResponse(
    JSON.stringify(appSettingsOf(config, version)),
    "application/json; charset=utf-8",
  );
  app.get("/app-settings.json", (request, reply) => {
    void reply.header("cache-control", "public, no-cache");
    return sendImmutable({ request, reply }, responseCache.urls, settings);
  });
  // A redirect of the server's own: also machines and those without scripts reach the statement.
  app.get("/was", (_request, reply) =>
    reply
      .headers({ "cache-control": "no-cache" })
      .redirect(config.site.webAccessibilityUrl ?? "/accessibility", 302),
  );
  if (securityText(config, now()) === null) return;
  app.get("/.well-known/security.txt", (_request, reply) =>
    reply
      .headers({ "cache-control": "public, max-age=3600" })
      .type("text/plain; charset=utf-8")
      .send(securityText(config, now())),
  );
}

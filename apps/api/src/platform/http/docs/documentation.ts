import { CachedResponse } from "../../publicData/CachedResponse.ts";
import { sendImmutable } from "../../publicData/sendCachedBytes.ts";
import type { UrlCache } from "../../publicData/UrlCache.ts";
import type { App } from "../App.ts";
import { docsPage } from "./docsPage.ts";
import type { DocsSection } from "./DocsSection.ts";
import { docsStyle } from "./docsStyle.ts";
import { openApi } from "./openApi.ts";

/** `/openapi.json` and `/docs`, made once, when every feature has registered. */
export function serveDocumentation(
  app: App,
  {
    version,
    urls,
    chapters,
  }: { version: string; urls: UrlCache; chapters: readonly DocsSection[] },
): void {
  const { config, contracts } = app.platform;
  const headers = { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" };
  const serve = (path: string, mediaType: string, make: () => string) => {
    let made: CachedResponse | null = null;
    app.get(path, (request, reply) => {
      made ??= new CachedResponse(make(), `${mediaType}; charset=utf-8`);
      void reply.headers(headers);
      return sendImmutable({ request, reply }, urls, made);
    });
  };

  serve("/openapi.json", "application/json", () =>
    JSON.stringify(
      openApi(contracts, {
        base: config.site.apiBase,
        authority: config.identity.authority,
        version,
      }),
    ),
  );
  serve("/docs", "text/html", () => docsPage(contracts, config, chapters));
  serve("/docs.css", "text/css", () => docsStyle);
}

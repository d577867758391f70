import type { App } from "./App.ts";
import { docsPage, docsStyle } from "./docsPage.ts";
import { openApi } from "./openApi.ts";

/** `/openapi.json` and `/docs`, made once, when every feature has registered. */
export function serveDocumentation(app: App, version: string): void {
  const { config, contracts } = app.platform;
  const cache = { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" };
  let document: string | null = null;
  let page: string | null = null;

  app.get("/openapi.json", (_request, reply) => {
    document ??= JSON.stringify(
      openApi(contracts, {
        base: config.site.apiBase,
        authority: config.identity.authority,
        version,
      }),
    );
    return reply.headers(cache).type("application/json; charset=utf-8").send(document);
  });
  app.get("/docs", (_request, reply) => {
    page ??= docsPage(contracts, config.apiPath);
    return reply.headers(cache).type("text/html; charset=utf-8").send(page);
  });
  app.get("/docs.css", (_request, reply) =>
    reply.headers(cache).type("text/css; charset=utf-8").send(docsStyle),
  );
}

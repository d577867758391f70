import { CachedResponse } from "../publicData/CachedResponse.ts";
import { sendImmutable } from "../publicData/sendCachedBytes.ts";
import type { UrlCache } from "../publicData/UrlCache.ts";
import type { App } from "../http/App.ts";
import type { DocsSection } from "./DocsSection.ts";
import { openApi } from "./openApi.ts";
import { compareCodes } from "@mars/domain/order/compareCodes";
import type { Contract } from "@mars/contracts/platform/contract";
import type { Config } from "../config/readConfig.ts";
import { allProblemKinds } from "../problems/problemCodes.ts";
import { escapeHtml } from "../text/escapeHtml.ts";
import { docsCall } from "./docsCall.ts";
import { docsGuide } from "./docsGuide.ts";
import { tagDescriptions } from "./tagDescriptions.ts";

/** The API on one readable page: no script, no foreign host. */
function docsPage(
  contracts: readonly Contract[],
  config: Config,
  chapters: readonly DocsSection[],
): string {
  const { apiPath } = config;
  const before = [...docsGuide(config), ...chapters];
  const groups = Object.entries(Object.groupBy(contracts, ({ tag }) => tag))
    .toSorted(([a], [b]) => compareCodes(a, b))
    .map(([tag, own = []]): DocsSection => ({
      id: anchor(tag),
      title: tag,
      html: `<p>${escapeHtml(tagDescriptions[tag] ?? "")}.</p>${own.map((contract) => docsCall(contract, apiPath)).join("\n")}`,
    }));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>MARS API</title><link rel="stylesheet" href="${apiPath}/docs.css"></head>
<body><main><h1>MARS API</h1>
<p>JSON over HTTP below <code>${apiPath}</code>, open to everybody where it says public. The machine-readable form is
<a href="${apiPath}/openapi.json">OpenAPI 3.1</a>.</p>
${contents("Guide", before)}
${contents("Resources", [...groups, { id: "problems", title: "Problems", html: "" }])}
${[...before, ...groups, { id: "problems", title: "Problems", html: problemTable() }].map(section).join("\n")}
</main></body></html>`;
}

const contents = (label: string, sections: readonly DocsSection[]) =>
  `<nav aria-label="${label}"><ul>${sections
    .map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
    .join("")}</ul></nav>`;

const section = ({ id, title, html }: DocsSection) =>
  `<section><h2 id="${id}">${escapeHtml(title)}</h2>\n${html}</section>`;

function anchor(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function problemTable(): string {
  const codes = allProblemKinds().map(
    ([code, { status, title }]) =>
      `<tr><td><code>${escapeHtml(code)}</code></td><td>${status}</td><td>${escapeHtml(title)}</td></tr>`,
  );
  return `<div class="wide"><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Title</th></tr></thead>
<tbody>${codes.join("\n")}</tbody></table></div>`;
}

const docsStyle = `
:root { color-scheme: light dark; --ink: #1a1a1a; --quiet: #454545; --brand: #0e4743; --line: #dcdcdc; --paper: #ffffff; --shade: #f4f5f4; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececec; --quiet: #b9bfbd; --brand: #8fd3c8; --line: #3d4543; --paper: #141817; --shade: #1f2624; } }
body { font: 1rem/1.5 "IBM Plex Sans", system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1, h2 { color: var(--brand); } h2 { margin: 3rem 0 0.5rem; } h3 { margin: 0; font-size: 1rem; } h2, article { scroll-margin-top: 1rem; }
article { border-top: 1px solid var(--line); padding: 0.75rem 0; } article p, article > .wide { margin: 0.25rem 0 0; }
.facts, caption { color: var(--quiet); font-size: 0.875rem; } code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; list-style: none; padding: 0; } a { color: var(--brand); }
figure { margin: 0 0 1rem; } pre { overflow-x: auto; margin: 0.25rem 0 0; padding: 0.75rem; background: var(--shade); border-radius: 4px; }
pre code { overflow-wrap: normal; } summary { cursor: pointer; color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } caption { text-align: left; } details caption { display: none; }
th, td { text-align: left; font-weight: normal; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; } thead th { font-weight: 600; }
`;

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
        origin: config.server.publicUrl,
        authority: config.identity.authority,
        version,
      }),
    ),
  );
  serve("/docs", "text/html", () => docsPage(contracts, config, chapters));
  serve("/docs.css", "text/css", () => docsStyle);
}

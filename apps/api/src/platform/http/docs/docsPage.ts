import { compareCodes } from "@mars/domain/order/compareCodes";
import type { Contract } from "@mars/contracts/platform/contract";
import type { Config } from "../../config/readConfig.ts";
import { allProblemKinds } from "../../problems/problemCodes.ts";
import { escapeHtml } from "../../text/escapeHtml.ts";
import { docsCall } from "./docsCall.ts";
import { docsGuide } from "./docsGuide.ts";
import type { DocsSection } from "./DocsSection.ts";
import { tagDescriptions } from "./tagDescriptions.ts";

/** The API on one readable page: no script, no foreign host. */
export function docsPage(
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

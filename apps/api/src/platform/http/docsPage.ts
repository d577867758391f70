import type { Contract } from "@mars/contracts/contract";
import { allProblemKinds } from "../problems/problemCodes.ts";
import { escapeHtml } from "./pageHead.ts";
import { successStatus } from "./serializeAnswer.ts";

const accessWords = {
  public: "public",
  optional: "public, better signed in",
  signedIn: "signed in",
} as const;

/** The API on one readable page: no script, no foreign host. */
export function docsPage(contracts: readonly Contract[], apiPath: string): string {
  const groups = Object.entries(Object.groupBy(contracts, ({ tag }) => tag)).toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const sections = groups.map(
    ([tag, own = []]) => `<section><h2 id="${anchor(tag)}">${escapeHtml(tag)}</h2>
${own.map((contract) => call(contract, apiPath)).join("\n")}</section>`,
  );
  const codes = allProblemKinds().map(
    ([code, { status, title }]) =>
      `<tr><td><code>${escapeHtml(code)}</code></td><td>${status}</td><td>${escapeHtml(title)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>MARS API</title><link rel="stylesheet" href="${apiPath}/docs.css"></head>
<body><main><h1>MARS API</h1>
<p>JSON over HTTP below <code>${apiPath}</code>. The machine-readable form is
<a href="${apiPath}/openapi.json">OpenAPI 3.1</a>. Errors are problem documents (RFC 9457) with a stable
<code>code</code>. Changes need <code>If-Match</code> where marked; creating and changing requests may carry an
<code>Idempotency-Key</code>. Public reads carry <code>ETag</code> and answer 304.</p>
<nav aria-label="Resources"><ul>${groups.map(([tag]) => `<li><a href="#${anchor(tag)}">${escapeHtml(tag)}</a></li>`).join("")}
<li><a href="#problems">Problems</a></li></ul></nav>
${sections.join("\n")}
<section><h2 id="problems">Problems</h2><table><thead><tr><th>Code</th><th>Status</th><th>Title</th></tr></thead>
<tbody>${codes.join("\n")}</tbody></table></section></main></body></html>`;
}

function anchor(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function call(contract: Contract, apiPath: string): string {
  const facts = [
    accessWords[contract.access] + (contract.roles ? ` as ${contract.roles.join(" or ")}` : ""),
    `answers ${successStatus(contract)}${contract.produces ? ` ${contract.produces}` : ""}`,
    ...(contract.versioned ? ["needs If-Match"] : []),
    ...(contract.heavy ? ["smaller rate limit"] : []),
  ];
  return `<article><h3><code>${contract.method} ${escapeHtml(apiPath + contract.path)}</code></h3>
<p>${escapeHtml(contract.summary)}.${contract.description ? ` ${escapeHtml(contract.description)}` : ""}</p>
<p class="facts">${escapeHtml(facts.join(" · "))}</p></article>`;
}

export const docsStyle = `
body { font: 1rem/1.5 "IBM Plex Sans", system-ui, sans-serif; color: #1a1a1a; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1, h2 { color: #0e4743; } h3 { margin: 0; font-size: 1rem; }
article { border-top: 1px solid #dcdcdc; padding: 0.75rem 0; } article p { margin: 0.25rem 0 0; }
.facts { color: #454545; font-size: 0.875rem; } code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; list-style: none; padding: 0; } a { color: #0e4743; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #dcdcdc; vertical-align: top; }
`;

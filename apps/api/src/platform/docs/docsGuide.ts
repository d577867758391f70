import type { Config } from "../config/readConfig.ts";
import { escapeHtml } from "../text/escapeHtml.ts";
import { docsExample } from "./docsExample.ts";
import type { DocsExample, DocsSection } from "./DocsSection.ts";

/** What a stranger asks first, before any single call. */
export function docsGuide(config: Config): DocsSection[] {
  const api = `${config.server.publicUrl.replace(/\/$/, "")}${config.apiPath}`;
  return [
    { id: "examples", title: "Examples", html: examples(api).map(docsExample).join("\n") },
    { id: "client", title: "A client in one command", html: client(api) },
    { id: "sign-in", title: "Signing in", html: signIn(config) },
    { id: "limits", title: "Limits", html: limits(config) },
    { id: "errors", title: "Errors", html: errors },
    { id: "changes", title: "What changes, and what does not", html: changePolicy },
  ];
}

const square =
  '{"type":"Polygon","coordinates":[[[9.40,56.45],[9.42,56.45],[9.42,56.46],[9.40,56.46],[9.40,56.45]]]}';

function examples(api: string): DocsExample[] {
  return [
    {
      title: "When the public figures were last worked out",
      command: `curl "${api}/status/metadata"`,
    },
    { title: "Every public project with its effects", command: `curl "${api}/status/projects"` },
    {
      title: "The figures of the overview as they were on a day",
      command: `curl "${api}/status/pages/overview?asOf=2026-01-01"`,
    },
    {
      title: "What changed since New Year, as a table for a spreadsheet",
      command: `curl -o changes.csv "${api}/status/changes.csv?from=2026-01-01"`,
    },
    { title: "What ids of measures, schemes and units mean", command: `curl "${api}/master-data"` },
    {
      title: "Find a place, a unit or a project by words",
      command: `curl "${api}/search?q=viborg"`,
    },
    {
      title: "Screen an area: one line of JSON for each finding, the verdict last",
      command: `curl -N -H "content-type: application/json" \\
  --data '{"crs":"wgs84","geometry":${square}}' \\
  "${api}/screening/analyses"`,
    },
    {
      title: "Read the areas of a zipped Shapefile, GeoPackage, GeoJSON, KML or MapInfo file",
      command: `curl -F "file=@area.zip;type=application/zip" "${api}/geometries/upload"`,
    },
  ];
}

function client(api: string): string {
  return `<p>The machine-readable form is valid OpenAPI 3.1 without lint errors, and each answer has a name in it.
Types for TypeScript, for instance:</p>
<pre tabindex="0"><code>npx openapi-typescript ${escapeHtml(api)}/openapi.json -o mars.d.ts</code></pre>`;
}

const signIn = ({
  identity,
}: Config): string => `<p>Public calls take no key and no registration. The others
take an access token of the OpenID Connect authority <code>${escapeHtml(identity.authority)}</code> as
<code>Authorization: Bearer …</code>. Reads that are <em>public, better signed in</em> answer more with one.</p>
<p>A change that needs <code>If-Match</code> names the version it was made from, as the <code>ETag</code> of the read gave it;
if somebody was faster the answer is 412 with the current version. Send an <code>Idempotency-Key</code> with what
creates or changes: a repeat with the same key answers as the first did, and changes nothing twice.</p>`;

function limits({ rates, limits: { uploadMb } }: Config): string {
  const rows = [
    ["Requests a minute from one network address", rates.perMinute],
    ["Analyses, uploads and PDFs a minute by one person or address", rates.heavyPerMinute],
    ["Requests of one address worked on at once; more wait their turn", rates.addressAtOnce],
    ["Largest JSON body (kB)", rates.bodyKb],
    ["Largest uploaded zip (MB)", uploadMb],
  ] as const;
  return `<table><tbody>${rows.map(([what, most]) => `<tr><th scope="row">${what}</th><td>${most.toLocaleString("en")}</td></tr>`).join("")}</tbody></table>
<p>Counted per instance. Every counted answer says what is left (<code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>,
<code>RateLimit-Reset</code>); who is over the limit gets 429 with <code>Retry-After</code> in seconds. Public reads carry an
<code>ETag</code>: ask with <code>If-None-Match</code> and an unchanged answer costs you nothing (304). Lists that page give
<code>nextCursor</code>; send it as <code>cursor</code>. All figures of a day in one file: the tables below
<a href="#status-pages">Status pages</a>, and whole collections below <a href="#ogc">geodata</a>.</p>`;
}

const errors = `<p>Every error is a problem document (RFC 9457, <code>application/problem+json</code>):</p>
<pre tabindex="0"><code>{
  "type": "urn:mars:problem:request.invalid",
  "title": "The request does not fit its contract",
  "status": 400,
  "code": "request.invalid",
  "detail": "…",
  "requestId": "…",
  "fields": [{ "field": "query.limit", "detail": "…" }]
}</code></pre>
<p>Act on <code>code</code>: it never changes. <code>detail</code> is for people, in the language of <code>Accept-Language</code>.
<code>fields</code> names what was wrong in the request, <code>figures</code> the numbers behind a refusal. Name the
<code>requestId</code> when you ask us about an answer. 429 and 503 are worth another try after <code>Retry-After</code>;
other 4xx are not. All codes: <a href="#problems">Problems</a>.</p>`;

const changePolicy = `<ul>
<li>New calls, new optional parameters, new fields of answers and new codes of problems may come with any release:
pass over what you do not know.</li>
<li>Fields, parameters, calls and codes are not removed, renamed or given another meaning without twelve months'
notice in the changelog and on this page.</li>
<li><a href="#status">Status</a> and <a href="#geometries">outlines by id</a> keep the shapes other systems have read for years.</li>
<li>Ids are lasting. Text for people, the order of keys, and the content of calls that need a sign-in and are made for our own
pages (<a href="#casework">Casework</a>, <a href="#messages">Messages</a>) may change sooner.</li>
<li><code>info.version</code> of the OpenAPI document is the release that answers you.</li></ul>`;

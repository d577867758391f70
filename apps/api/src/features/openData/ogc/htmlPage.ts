import { translator } from "@mars/wording/language/text";
import { escapeHtml } from "../../../platform/text/escapeHtml.ts";
import type { Link } from "./documents.ts";
import { documentText } from "./documentText.ts";

const t = translator(documentText, "da-DK");

type Documented = {
  title?: string;
  description?: string;
  links?: readonly Link[];
  collections?: readonly { id: string; title: string; description: string }[];
  conformsTo?: readonly string[];
  properties?: Readonly<Record<string, unknown>>;
  features?: readonly { id: string; properties: Readonly<Record<string, unknown>> }[];
  numberMatched?: number;
  numberReturned?: number;
};

/** One of the documents as a page without script, for people who follow its links in a browser. */
export function htmlPage(document: Documented, { own, css }: { own: string; css: string }): string {
  const title = document.title ?? t("title");
  return `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${escapeHtml(css)}"></head>
<body><main><h1>${escapeHtml(title)}</h1>
${document.description ? `<p>${escapeHtml(document.description)}</p>` : ""}
${[collectionsOf(document, own), featuresOf(document, own), propertiesOf(document), classesOf(document), linksOf(document)].filter(Boolean).join("\n")}
</main></body></html>`;
}

const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

function collectionsOf({ collections }: Documented, own: string): string {
  if (!collections) return "";
  const rows = collections.map(
    ({ id, title, description }) =>
      `<article><h2>${link(`${own}/${id}?f=html`, title)}</h2><p>${escapeHtml(description)}</p>
<p class="facts">${link(`${own}/${id}/items?f=html`, t("seeData"))} · ${link(`${own}/${id}/items`, "GeoJSON")}</p></article>`,
  );
  return rows.join("\n");
}

function featuresOf({ features, numberMatched, numberReturned }: Documented, own: string): string {
  if (!features) return "";
  const names = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))];
  const head = names.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join("");
  const rows = features.map(
    ({ id, properties }) =>
      `<tr><th scope="row">${link(`${own}/${encodeURIComponent(id)}?f=html`, id)}</th>${names
        .map((name) => `<td>${escapeHtml(textOf(properties[name]))}</td>`)
        .join("")}</tr>`,
  );
  return `<p>${t("shown", { returned: String(numberReturned), matched: String(numberMatched) })}</p>
<div class="wide"><table><thead><tr><th scope="col">id</th>${head}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
}

function propertiesOf({ properties, features }: Documented): string {
  if (!properties || features) return "";
  const rows = Object.entries(properties).map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(textOf(value))}</td></tr>`,
  );
  return `<table><tbody>${rows.join("\n")}</tbody></table>`;
}

function classesOf({ conformsTo }: Documented): string {
  return conformsTo
    ? `<ul>${conformsTo.map((uri) => `<li><code>${escapeHtml(uri)}</code></li>`).join("")}</ul>`
    : "";
}

function linksOf({ links }: Documented): string {
  if (!links) return "";
  const items = links.map(({ href, rel, type, title, templated }) => {
    const shown = templated ? `<code>${escapeHtml(href)}</code>` : link(href, title ?? rel);
    return `<li>${shown} <span class="facts">${escapeHtml(`${rel} · ${type}`)}</span></li>`;
  });
  return `<h2>${t("links")}</h2><ul>${items.join("\n")}</ul>`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

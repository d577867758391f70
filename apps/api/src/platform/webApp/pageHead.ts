import type { PageHead } from "@mars/contracts/pages/pageHeads";
import { previewSize } from "@mars/contracts/pages/pagePreview";
import { escapeHtml } from "../text/escapeHtml.ts";

type HeadParts = PageHead & {
  /** The page's one address, where it has one. */
  address?: string;
  /** Where the API stands, in front of the picture's path. */
  apiUrl?: string;
  /** What the page is about, in schema.org's words. */
  structure?: object;
};

/** The document with the title and description of its page, for those who read no script. */
export function withPageHead(html: string, parts: HeadParts): string {
  const { title, description } = parts;
  const described = `<meta name="description" content="${escapeHtml(description)}" />`;
  const titled = html.replace(
    /<title>[\s\S]*?<\/title>/,
    () => `<title>${escapeHtml(title)}</title>`,
  );
  const known = /<meta\s+name="description"[^>]*>/;
  const more = previewOf(parts) + linkOf(parts) + structureOf(parts);
  return known.test(titled)
    ? titled.replace(known, () => described + more)
    : titled.replace("</head>", () => `${described}${more}</head>`);
}

/** What a link to the page looks like where people share it. */
function previewOf({ title, description, address, preview, apiUrl = "" }: HeadParts): string {
  const properties = {
    "og:type": "website",
    "og:site_name": "MARS",
    "og:locale": "da_DK",
    "og:title": title,
    "og:description": description,
    ...(address !== undefined && { "og:url": address }),
    ...(preview && {
      "og:image": apiUrl + preview.path,
      "og:image:type": "image/png",
      "og:image:width": String(previewSize.width),
      "og:image:height": String(previewSize.height),
      "og:image:alt": preview.alt,
    }),
  };
  const card = `<meta name="twitter:card" content="${preview ? "summary_large_image" : "summary"}" />`;
  return (
    Object.entries(properties)
      .map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`)
      .join("") + card
  );
}

function linkOf({ address, feed, apiUrl = "", title }: HeadParts): string {
  const canonical =
    address === undefined ? "" : `<link rel="canonical" href="${escapeHtml(address)}" />`;
  if (feed === undefined) return canonical;
  const href = escapeHtml(apiUrl + feed);
  return `${canonical}<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${href}" />`;
}

function structureOf({ structure }: HeadParts): string {
  if (structure === undefined) return "";
  return `<script type="application/ld+json">${jsonInHtml(structure)}</script>`;
}

/** The document with the settings in it, for a web app that does not fetch them (SPEC 7: localhost). */
export function withSettings(html: string, settings: object): string {
  const element = `<script type="application/json" id="app-settings">${jsonInHtml(settings)}</script>`;
  return html.replace("</head>", () => `${element}</head>`);
}

/** A text with '</script>' in it must not end the element. */
function jsonInHtml(value: object): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}

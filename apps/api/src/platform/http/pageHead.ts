import type { PageHead } from "@mars/contracts/pageHeads";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The document with the title and description of its page, for those who read no script. */
export function withPageHead(html: string, { title, description }: PageHead): string {
  const described = `<meta name="description" content="${escapeHtml(description)}" />`;
  const titled = html.replace(
    /<title>[\s\S]*?<\/title>/,
    () => `<title>${escapeHtml(title)}</title>`,
  );
  const known = /<meta\s+name="description"[^>]*>/;
  const preview = previewOf({ title, description });
  return known.test(titled)
    ? titled.replace(known, () => described + preview)
    : titled.replace("</head>", () => `${described}${preview}</head>`);
}

/** What a link to the page looks like where people share it. */
function previewOf({ title, description }: PageHead): string {
  const properties = {
    "og:type": "website",
    "og:site_name": "MARS",
    "og:locale": "da_DK",
    "og:title": title,
    "og:description": description,
  };
  return Object.entries(properties)
    .map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`)
    .join("");
}

import { pageHeads } from "@mars/contracts/pageHeads";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The document with the title and description of its page, for those who read no script. */
export function withPageHead(html: string, page: string): string {
  const head = pageHeads[page];
  if (head === undefined) return html;
  const description = `<meta name="description" content="${escapeHtml(head.description)}" />`;
  const titled = html.replace(
    /<title>[\s\S]*?<\/title>/,
    () => `<title>${escapeHtml(head.title)}</title>`,
  );
  const known = /<meta\s+name="description"[^>]*>/;
  return known.test(titled)
    ? titled.replace(known, () => description)
    : titled.replace("</head>", () => `${description}</head>`);
}

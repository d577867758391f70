import type { RenderedPage } from "./PageRenderer.ts";

const emptyRoot = '<div id="app"></div>';
const noscript = /<noscript>[\s\S]*?<\/noscript>/;

/** The document with the page in it, and what it was rendered of as data that no browser runs. */
export function withRendered(document: string, { html, data }: RenderedPage): string {
  // A name with '</script>' in it must not end the element.
  const json = data.replaceAll("<", String.raw`\u003c`);
  const block = `<script type="application/json" id="rendered-data">${json}</script>`;
  return withStyles(document)
    .replace(noscript, "")
    .replace(emptyRoot, () => `<div id="app">${html}</div>${block}`);
}

/** What the script would load before it draws has to be there when the page is painted. */
function withStyles(document: string): string {
  return document.replaceAll(
    /<link rel="preload" as="style" crossorigin href="([^"]*)">/g,
    '<link rel="stylesheet" crossorigin href="$1">',
  );
}

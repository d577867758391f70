const noscript = /<noscript>[\s\S]*?<\/noscript>/;
const RETRY_SECONDS = 3;

/** The plain document of a page that is on its way: a browser without scripts asks again by itself. */
export function askingAgain(document: string): string {
  return document.replace(
    noscript,
    `<noscript><meta http-equiv="refresh" content="${RETRY_SECONDS}"><p>Siden bliver gjort klar. Den vises om et øjeblik.</p><p><a href="">Hent siden igen</a></p></noscript>`,
  );
}

/** The plain document of a page with choices that only a script can show: the page itself can be read. */
export function leadingToPage(document: string): string {
  return document.replace(
    noscript,
    '<noscript><p>Valgene i adressen kræver JavaScript.</p><p><a href="?">Se siden uden dem</a></p></noscript>',
  );
}

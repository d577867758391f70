const noscript = /<noscript>[\s\S]*?<\/noscript>/;
const RETRY_SECONDS = 3;

/** The plain document of a page that is on its way: a browser without scripts asks again by itself. */
export function askingAgain(document: string): string {
  return document.replace(
    noscript,
    `<noscript><meta http-equiv="refresh" content="${RETRY_SECONDS}"><p>Siden bliver gjort klar. Den vises om et øjeblik.</p><p><a href="">Hent siden igen</a></p></noscript>`,
  );
}

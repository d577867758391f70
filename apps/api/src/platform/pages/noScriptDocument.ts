import { translator } from "@mars/wording/language/text";
import { noScriptText } from "@mars/wording/status/noScriptText";

const noscript = /<noscript>[\s\S]*?<\/noscript>/;
const RETRY_SECONDS = 3;
const t = translator(noScriptText, "da-DK");

/** The plain document of a page that is on its way: a browser without scripts reloads it by itself. */
export function withReload(document: string): string {
  return document
    .replace(
      noscript,
      `<noscript><p>${t("onItsWay")}</p><p><a href="">${t("again")}</a></p></noscript>`,
    )
    .replace(
      "</head>",
      `<noscript><meta http-equiv="refresh" content="${RETRY_SECONDS}"></noscript></head>`,
    );
}

/** The plain document of a page with choices that only a script can show: the page itself can be read. */
export function withLinkToPage(document: string, why: "bare" | "refused"): string {
  return document.replace(
    noscript,
    `<noscript><p>${t(why)}</p><p><a href="?">${t("without")}</a></p></noscript>`,
  );
}

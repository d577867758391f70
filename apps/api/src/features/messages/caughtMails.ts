import { formatDateTime } from "@mars/wording/format/dates";
import { translator } from "@mars/wording/language/text";
import type { App } from "../../platform/http/App.ts";
import { escapeHtml } from "../../platform/text/escapeHtml.ts";
import { type CaughtMail, readNewestMails } from "../../platform/mail/mailQueries.ts";
import type { Services } from "../../services.ts";
import { caughtMailText } from "./caughtMailText.ts";

const t = translator(caughtMailText, "da-DK");
const AT_MOST = 50;
/** Mails carry their style with them, and nothing else; their links hold keys, so no page frames them. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Where the embedded identity provider runs and no mail server is named, mails are shown here
 * instead of being sent: the people they are written to are invented. */
export function catchesMails({ mail, server }: Services["config"]): boolean {
  return mail.smtpUrl === null && server.embeddedIdentityUrl !== null;
}

export function serveCaughtMails(app: App, { config, database }: Services): void {
  if (!catchesMails(config)) return;
  app.get("/mails", async (request, reply) => {
    void reply
      .header("cache-control", "no-store")
      .header("content-security-policy", POLICY)
      .header("referrer-policy", "no-referrer")
      .type("text/html; charset=utf-8");
    const mails = await app.platform.limitConcurrency("public", request, reply, () =>
      readNewestMails(database.write, AT_MOST),
    );
    return page(mails);
  });
}

const STYLE =
  "body{font-family:Arial,sans-serif;line-height:1.5;color:#1a1a1a;margin:0 auto;padding:2rem 1rem;max-width:48rem}article{border-top:1px solid #767676;margin-top:2rem}h2{font-size:1.25rem}iframe{border:1px solid #bfbfbf}pre{white-space:pre-wrap;overflow-wrap:anywhere}";

function page(mails: readonly CaughtMail[]): string {
  const parts = mails.map(({ to, subject, text, html, createdAt }) => {
    // Links open next to the page: the frame itself may neither run scripts nor lead the page away.
    const shown = html.replace("<head>", '<head><base target="_blank">');
    return `<article><h2>${escapeHtml(subject)}</h2><p>${formatDateTime(createdAt.toISOString())} · ${escapeHtml(to)}</p><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(shown)}" width="100%" height="360"></iframe><details><summary>${t("plain")}</summary><pre>${escapeHtml(text)}</pre></details></article>`;
  });
  return `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>${t("title")}</title><meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main><h1>${t("title")}</h1><p>${t("about")}</p>${parts.join("") || `<p>${t("none")}</p>`}</main></body></html>`;
}

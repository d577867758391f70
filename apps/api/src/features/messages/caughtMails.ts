import type { App } from "../../platform/http/App.ts";
import { type CaughtMail, readNewestMails } from "../../platform/mail/mailQueries.ts";
import type { Services } from "../../services.ts";

const AT_MOST = 50;

/** Where the embedded identity provider runs and no mail server is named, mails are shown here
 * instead of being sent: the people they are written to are invented. */
export function catchesMails({ mail, server }: Services["config"]): boolean {
  return mail.smtpUrl === null && server.embeddedIdentityUrl !== null;
}

export function serveCaughtMails(app: App, { config, database }: Services): void {
  if (!catchesMails(config)) return;
  app.get("/mails", async (request, reply) => {
    void reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
    const mails = await app.platform.takeTurns("public", request, reply, () =>
      readNewestMails(database.write, AT_MOST),
    );
    return page(mails);
  });
}

function page(mails: readonly CaughtMail[]): string {
  const parts = mails.map(
    ({ to, subject, html, createdAt }) =>
      `<article><h2>${escaped(subject)}</h2><p>${escaped(createdAt.toISOString())} · ${escaped(to)}</p><iframe sandbox title="${escaped(subject)}" srcdoc="${escaped(html)}" width="100%" height="340"></iframe></article>`,
  );
  return `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>E-mails i demonstrationen</title><meta name="viewport" content="width=device-width"></head><body><main><h1>E-mails i demonstrationen</h1><p>Her vises de e-mails, MARS ville have sendt. Intet er sendt.</p>${parts.join("") || "<p>Ingen e-mails endnu.</p>"}</main></body></html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(value: string): string {
  return value.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}

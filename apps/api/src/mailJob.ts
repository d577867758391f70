import type { FastifyBaseLogger } from "fastify";
import { catchesMails } from "./features/messages/caughtMails.ts";
import { notifyOfDeadlines } from "./features/messages/notifyOfDeadlines.ts";
import { notifyOfOpenRounds } from "./features/messages/notifyOfOpenRounds.ts";
import type { MailTransport } from "./platform/mail/MailTransport.ts";
import { MailJob } from "./platform/mail/MailJob.ts";
import { smtpTransport } from "./platform/mail/smtpTransport.ts";
import { writeDailyMails } from "./platform/messages/writeDailyMails.ts";
import type { Metrics } from "./platform/metrics/Metrics.ts";
import type { Services } from "./services.ts";

type Parts = Pick<Services, "config" | "database"> & {
  metrics: Metrics;
  isStopping: () => boolean;
  log: () => Pick<FastifyBaseLogger, "warn">;
};

/** The periodic job that writes messages on deadlines and sends mails. */
export function mailJob({ config, database, metrics, isStopping, log }: Parts): MailJob {
  const { publicUrl } = config.server;
  const now = () => new Date();
  return new MailJob({
    database,
    transport: transportOf(config),
    pollSeconds: config.mail.pollSeconds,
    metrics,
    now,
    isStopping,
    writers: {
      deadlines: () => notifyOfDeadlines(database, publicUrl, now()),
      "open rounds": () => notifyOfOpenRounds(database, publicUrl, now()),
      "mails of the day": () => writeDailyMails(database, publicUrl, now()),
    },
    log,
  });
}

function transportOf(config: Services["config"]): MailTransport | null {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== null) return smtpTransport({ url: smtpUrl, from });
  // Shown at /mails: to have caught a mail is to have delivered it.
  return catchesMails(config)
    ? { name: "catcher", deliver: async () => {}, close: () => {} }
    : null;
}

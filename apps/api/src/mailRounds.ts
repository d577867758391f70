import type { FastifyBaseLogger } from "fastify";
import { catchesMails } from "./features/messages/caughtMails.ts";
import { tellDeadlines } from "./features/messages/tellDeadlines.ts";
import { tellOpenRounds } from "./features/messages/tellOpenRounds.ts";
import type { Carrier } from "./platform/mail/Carrier.ts";
import { MailRounds } from "./platform/mail/MailRounds.ts";
import { smtpCarrier } from "./platform/mail/smtpCarrier.ts";
import { writeDailyMails } from "./platform/messages/writeDailyMails.ts";
import type { Metrics } from "./platform/metrics/Metrics.ts";
import type { Services } from "./services.ts";

type Parts = Pick<Services, "config" | "database"> & {
  metrics: Metrics;
  log: () => Pick<FastifyBaseLogger, "warn">;
};

/** What tells people by the clock and sends what is to be sent. */
export function mailRounds({ config, database, metrics, log }: Parts): MailRounds {
  const { publicUrl } = config.server;
  const now = () => new Date();
  return new MailRounds({
    database,
    carrier: carrierOf(config),
    pollSeconds: config.mail.pollSeconds,
    metrics,
    now,
    byTheClock: async () => {
      await tellDeadlines(database, publicUrl, now());
      await tellOpenRounds(database, publicUrl, now());
      await writeDailyMails(database, publicUrl, now());
    },
    log,
  });
}

function carrierOf(config: Services["config"]): Carrier | null {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== null) return smtpCarrier({ url: smtpUrl, from });
  // Shown at /mails: to have caught a mail is to have delivered it.
  return catchesMails(config)
    ? { name: "catcher", deliver: async () => {}, close: () => {} }
    : null;
}

import type { FastifyBaseLogger } from "fastify";
import { Counter, Gauge } from "prom-client";
import type { Database } from "../database/Database.ts";
import { forEachSettled } from "../jobs/forEachSettled.ts";
import { PeriodicJob } from "../jobs/PeriodicJob.ts";
import { claimPeriodicJob } from "../jobs/queries.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import type { MailTransport } from "./MailTransport.ts";
import { countOutbox } from "./mailQueries.ts";
import { sendMails } from "./sendMails.ts";

const JOB = "mail";

type Parts = {
  database: Database;
  /** Null: mails wait in the outbox, where an operator reads them. */
  transport: MailTransport | null;
  pollSeconds: number;
  metrics: Metrics;
  now: () => Date;
  /** Then no further mail is taken: stopping waits for the one that is under way. */
  isStopping: () => boolean;
  /** Write what time alone brings: messages on deadlines, the mail of the day. */
  writers: Readonly<Record<string, () => Promise<unknown>>>;
  log: () => Pick<FastifyBaseLogger, "warn">;
};

/** A periodic job: one instance of the cluster writes the messages and sends the mails that are due. */
export class MailJob {
  readonly #parts: Parts;
  readonly #sent: Counter<"outcome">;
  readonly #waiting: Gauge;
  readonly #job: PeriodicJob;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#job = new PeriodicJob({
      everyMs: parts.pollSeconds * 1000,
      round: () => this.#claimed(),
      onFailure: (error) =>
        parts.log().warn({ err: error }, "the round of mails failed; the next one tries again"),
    });
    const registers = [parts.metrics.registry];
    this.#sent = new Counter({
      name: "mars_mails_total",
      help: "Mails that were tried to be sent, by outcome",
      labelNames: ["outcome"],
      registers,
    });
    this.#waiting = new Gauge({
      name: "mars_mails_waiting",
      help: "Mails in the outbox that had not been sent after this instance's last round",
      registers,
    });
  }

  start(): void {
    this.#job.start();
  }

  async stop(): Promise<void> {
    await this.#job.stop();
    this.#parts.transport?.close();
  }

  async #claimed(): Promise<void> {
    const { database, pollSeconds, metrics } = this.#parts;
    if (await claimPeriodicJob(database.write, JOB, pollSeconds))
      await metrics.runJob(JOB, () => this.round());
  }

  /** What was written before is sent, whatever could not be written now. */
  async round(): Promise<void> {
    const { database, transport, writers } = this.#parts;
    const steps = {
      ...writers,
      sending: async () => transport && (await this.#send(transport)),
      counting: async () => this.#waiting.set(await countOutbox(database.write)),
    };
    await forEachSettled(
      Object.entries(steps),
      ([, step]) => step(),
      ([name]) => name,
    );
  }

  async #send(transport: MailTransport): Promise<void> {
    const { database, now, isStopping, log } = this.#parts;
    let failed = 0;
    try {
      await sendMails(database, transport, {
        now,
        isStopping,
        onEnd: (outcome) => {
          this.#sent.inc({ outcome });
          if (outcome === "failed") failed += 1;
        },
      });
    } finally {
      if (failed > 0) log().warn({ failed }, "mails could not be sent; they are tried again");
    }
  }
}

import type { FastifyBaseLogger } from "fastify";
import { Counter, Gauge } from "prom-client";
import type { Database } from "../database/Database.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import { claimPeriodicJob } from "../storage/queries.ts";
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
  /** Writes what time alone brings: messages on deadlines, the mail of the day. */
  writeDueMessages: () => Promise<void>;
  log: () => Pick<FastifyBaseLogger, "warn">;
};

/** A periodic job: one instance of the cluster writes the messages and sends the mails that are due. */
export class MailJob {
  readonly #parts: Parts;
  readonly #sent: Counter<"outcome">;
  readonly #waiting: Gauge;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
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
    const run = () => {
      this.#running ??= this.round().finally(() => {
        this.#running = null;
      });
    };
    this.#timer = setInterval(run, this.#parts.pollSeconds * 1000);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#running;
    this.#parts.transport?.close();
  }

  async round(): Promise<void> {
    const { database, transport, pollSeconds, metrics, writeDueMessages, log } = this.#parts;
    try {
      // A little less than the interval, or timers that drift would skip every other round.
      if (!(await claimPeriodicJob(database.write, JOB, pollSeconds * 0.9))) return;
      await metrics.runJob(JOB, async () => {
        await writeDueMessages();
        if (transport) await this.#send(transport);
        this.#waiting.set(await countOutbox(database.write));
      });
    } catch (error) {
      log().warn({ err: error }, "the round of mails failed; the next one tries again");
    }
  }

  async #send(transport: MailTransport): Promise<void> {
    const { database, now, log } = this.#parts;
    const { sent, failed } = await sendMails(database, transport, now);
    this.#sent.inc({ outcome: "sent" }, sent);
    this.#sent.inc({ outcome: "failed" }, failed);
    if (failed > 0) log().warn({ failed }, "mails could not be sent; they are tried again");
  }
}

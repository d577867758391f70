import type { FastifyBaseLogger } from "fastify";
import { Counter } from "prom-client";
import { forEachSettled } from "../../../platform/jobs/forEachSettled.ts";
import { PeriodicJob } from "../../../platform/jobs/PeriodicJob.ts";
import { claimPeriodicJob } from "../../../platform/jobs/queries.ts";
import type { Metrics } from "../../../platform/metrics/Metrics.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { type Delivering, deliverWebhooks } from "./deliverWebhooks.ts";
import { queueChanges } from "./queueChanges.ts";
import { readFollowedLand, readWebhooks } from "./subscriptionQueries.ts";
import { tellOfLand } from "./tellOfLand.ts";
import { writeDigests } from "./writeDigests.ts";

const JOB = "subscriptions";

type Parts = Omit<Delivering, "isStopping"> & {
  pollSeconds: number;
  metrics: Metrics;
  /** Grows with every public change. */
  version: () => Promise<string>;
  snapshot: () => Promise<Snapshot>;
  log: () => Pick<FastifyBaseLogger, "warn">;
};

/** Every so often one instance of the cluster looks for what is new and tells those who follow it. */
export class SubscriptionJob {
  readonly #parts: Parts;
  readonly #calls: Counter<"outcome">;
  readonly #job: PeriodicJob;
  /** What this instance looked at last: without a change there is nothing to look for. */
  #seen = "";
  #isStopping = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#job = new PeriodicJob({
      everyMs: parts.pollSeconds * 1000,
      round: () => this.#claimed(),
      onFailure: (error) =>
        parts
          .log()
          .warn({ err: error }, "the round of subscriptions failed; the next one tries again"),
    });
    this.#calls = new Counter({
      name: "mars_webhook_calls_total",
      help: "Calls of webhooks that were tried, by outcome",
      labelNames: ["outcome"],
      registers: [parts.metrics.registry],
    });
  }

  start(): void {
    this.#job.start();
  }

  stop(): Promise<void> {
    this.#isStopping = true;
    return this.#job.stop();
  }

  async #claimed(): Promise<void> {
    const { database, pollSeconds, metrics } = this.#parts;
    if (await claimPeriodicJob(database.write, JOB, pollSeconds))
      await metrics.runJob(JOB, () => this.round());
  }

  async round(): Promise<void> {
    const { database, publicUrl, now, snapshot } = this.#parts;
    const steps = {
      queue: () => this.#queue(),
      digests: () => writeDigests({ database, publicUrl, now: now(), snapshot }),
      calls: () =>
        deliverWebhooks({ ...this.#parts, isStopping: () => this.#isStopping }, (outcome) =>
          this.#calls.inc({ outcome }),
        ),
    };
    await forEachSettled(
      Object.entries(steps),
      ([, step]) => step(),
      ([name]) => name,
    );
  }

  async #queue(): Promise<void> {
    const { database, publicUrl, version, snapshot, now } = this.#parts;
    const current = await version();
    if (current === this.#seen) return;
    const [webhooks, land] = [
      await readWebhooks(database.write),
      await readFollowedLand(database.write),
    ];
    if (webhooks.length + land.length === 0) return;
    await queueChanges(database, await snapshot(), now());
    await tellOfLand({ database, publicUrl, snapshot: await snapshot(), now: now() });
    this.#seen = current;
  }
}

import type { FastifyBaseLogger } from "fastify";
import { Counter } from "prom-client";
import type { Database } from "../../../platform/database/Database.ts";
import type { Fetch } from "../../../platform/geodata/fetching/fetchPublic.ts";
import { PeriodicJob } from "../../../platform/jobs/PeriodicJob.ts";
import { forEachSettled } from "../../../platform/jobs/forEachSettled.ts";
import { claimPeriodicJob } from "../../../platform/jobs/queries.ts";
import { notify } from "../../../platform/messages/notify.ts";
import type { Metrics } from "../../../platform/metrics/Metrics.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { callWebhook } from "./callWebhook.ts";
import {
  claimDelivery,
  type DueDelivery,
  noteAnswer,
  noteFailing,
  readDueDeliveries,
  stopWebhook,
  type WebhookAnswer,
} from "./deliveryQueries.ts";
import { queueChanges } from "./queueChanges.ts";
import { readFollowedLand, readWebhooks } from "./subscriptionQueries.ts";
import { tellOfLand } from "./tellOfLand.ts";
import { writeDigests } from "./writeDigests.ts";

const AT_ONCE = 40;
const PER_WEBHOOK = 5;
const DAY_MS = 86_400_000;
/** So long a service may be away before its webhook is switched off. */
const FAILING_DAYS = 5;
const GONE = 410;

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

type Delivering = {
  database: Database;
  send: Fetch;
  publicUrl: string;
  now: () => Date;
  isStopping: () => boolean;
};

/**
 * Makes the calls that are due, each taken by one instance before it is made, with the time of its
 * next try: if the instance stops meanwhile, it is retried, under the same id. One that is stopping
 * ends the calls under way and leaves the rest to the others.
 */
async function deliverWebhooks(
  parts: Delivering,
  onEnd: (outcome: "delivered" | "failed") => void,
): Promise<void> {
  const { database, now, isStopping } = parts;
  const due = await readDueDeliveries(database.write, {
    now: now(),
    limit: AT_ONCE,
    perWebhook: PER_WEBHOOK,
  });
  // One at a time for one webhook; side by side for different ones, so that a slow one holds up itself.
  const byWebhook = [...Map.groupBy(due, ({ subscriptionId }) => subscriptionId)];
  const ends = await Promise.allSettled(
    byWebhook.map(async ([, deliveries]) => {
      for (const delivery of deliveries) {
        if (isStopping()) return;
        const isTaken = await deliver(parts, delivery);
        if (isTaken !== null) onEnd(isTaken ? "delivered" : "failed");
        if (isTaken === false) break;
      }
    }),
  );
  await forEachSettled(
    ends.entries(),
    async ([, end]) => {
      if (end.status === "rejected") throw end.reason;
    },
    ([at]) => `webhook ${byWebhook[at]?.[0]}`,
  );
}

/** Null where another instance has taken it. */
async function deliver(parts: Delivering, delivery: DueDelivery): Promise<boolean | null> {
  const { database, send, now } = parts;
  if (!(await claimDelivery(database, delivery, now()))) return null;
  const answer = await callWebhook(send, delivery, now());
  await noteAnswer(database.write, delivery.id, answer);
  await noteHealth(parts, delivery, answer);
  return answer.isTaken;
}

async function noteHealth(
  { database, publicUrl }: Delivering,
  { subscriptionId, personId, url }: DueDelivery,
  { isTaken, status, at }: WebhookAnswer,
): Promise<void> {
  const since = await noteFailing(database.write, subscriptionId, isTaken ? null : at);
  if (since === null) return;
  const isOver = at.getTime() - since.getTime() > FAILING_DAYS * DAY_MS;
  if (!isOver && status !== GONE) return;
  await database.transaction(async (tx) => {
    if (!(await stopWebhook(tx, subscriptionId, at))) return;
    await notify(tx, publicUrl, {
      personIds: [personId],
      projectId: null,
      kind: "action",
      code: "webhook-stopped",
      figures: { name: new URL(url).host },
      at,
    });
  });
}

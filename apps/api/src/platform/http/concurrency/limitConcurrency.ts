import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Counter } from "prom-client";
import type { Config } from "../../config/readConfig.ts";
import { runAs, type WorkClass } from "../../database/workClass.ts";
import type { Metrics } from "../../metrics/Metrics.ts";
import { ProblemError } from "../../problems/ProblemError.ts";
import { callerOf } from "../callers/callerOf.ts";
import { FairQueue, type FairLimits } from "./FairQueue.ts";

const RETRY_AFTER_S = "5";

/** Runs a request's work when its class has a place free, on connections of that class. */
export type LimitConcurrency = <T>(
  workClass: WorkClass,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
) => Promise<T>;

export function concurrencyLimits({ rates }: Config): Record<WorkClass, FairLimits> {
  return {
    public: {
      atOnce: rates.publicAtOnce,
      atOncePerCaller: rates.publicAtOncePerCaller,
      ...waitingOf(rates.publicWaiting),
    },
    signedIn: {
      atOnce: rates.signedInAtOnce,
      atOncePerCaller: rates.signedInAtOncePerCaller,
      ...waitingOf(rates.signedInWaiting),
    },
    heavy: {
      atOnce: rates.heavyAtOnce,
      atOncePerCaller: rates.heavyAtOncePerCaller,
      ...waitingOf(rates.heavyWaiting),
    },
  };
}

/** One caller gets half of the queue. */
const waitingOf = (waiting: number) => ({ waiting, waitingPerCaller: Math.ceil(waiting / 2) });

/** Each class of work has a concurrency limit and a queue of its own, so that none waits for another. */
export function limitConcurrency(
  limits: Record<WorkClass, FairLimits>,
  metrics: Metrics,
): LimitConcurrency {
  const queues: Record<WorkClass, FairQueue> = {
    public: new FairQueue(limits.public),
    signedIn: new FairQueue(limits.signedIn),
    heavy: new FairQueue(limits.heavy),
  };
  const refusals = new Counter({
    name: "mars_busy_refusals_total",
    help: "Requests that found even the queue of their class full",
    labelNames: ["class"],
    registers: [metrics.registry],
  });
  for (const [name, queue] of Object.entries(queues)) {
    metrics.watchQueue(name, () => queue.length);
    refusals.inc({ class: name }, 0);
  }
  return async (workClass, request, reply, work) => {
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const leave = await queues[workClass].waitForPlace(callerOf(request), gone.signal);
    if (leave === null) {
      refusals.inc({ class: workClass });
      throw new ProblemError("server.busy", { headers: { "retry-after": RETRY_AFTER_S } });
    }
    let isStreaming = false;
    try {
      const value = await runAs(workClass, work);
      isStreaming = value instanceof Readable;
      // Lines are still being made after the handler has returned them.
      if (value instanceof Readable) value.once("close", leave);
      return value;
    } finally {
      // Ready bytes are not: who reads them slowly holds up no one.
      if (!isStreaming) leave();
    }
  };
}

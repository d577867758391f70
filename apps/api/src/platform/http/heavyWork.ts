import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Counter } from "prom-client";
import { runAsHeavy } from "../database/workClass.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import { ProblemError } from "../problems/ProblemError.ts";
import { callerOf } from "./callerOf.ts";
import { WorkQueue, type WorkLimits } from "./WorkQueue.ts";

const RETRY_AFTER_S = "5";

/** Runs a request's work when its turn comes, on connections apart. */
export type HeavyWork = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
) => Promise<T>;

/** Work that is dear takes turns, so that what is cheap never waits for it. */
export function heavyWork(limits: WorkLimits, metrics: Metrics): HeavyWork {
  const queue = new WorkQueue(limits);
  metrics.watchQueue("heavy", () => queue.length);
  const refusals = new Counter({
    name: "mars_heavy_refusals_total",
    help: "Heavy requests that found even the queue full",
    registers: [metrics.registry],
  });
  return async (request, reply, work) => {
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const leave = await queue.enter(callerOf(request), gone.signal);
    if (leave === null) {
      refusals.inc();
      throw new ProblemError("server.busy", { headers: { "retry-after": RETRY_AFTER_S } });
    }
    let isStreaming = false;
    try {
      const value = await runAsHeavy(work);
      isStreaming = value instanceof Readable;
      // Lines are still being made after the handler has returned them.
      if (value instanceof Readable) value.once("close", leave);
      return value;
    } finally {
      // Ready bytes are not: who reads them slowly holds up nobody.
      if (!isStreaming) leave();
    }
  };
}

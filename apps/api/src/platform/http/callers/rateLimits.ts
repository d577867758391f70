import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/readConfig.ts";
import { ProblemError } from "../../problems/ProblemError.ts";
import { networkOf } from "./callerOf.ts";

const MINUTE_MS = 60_000;

export type LimitRate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Counted in this process: with N instances a caller gets up to N times the limit.
 * It guards an instance against one loud caller; a national limit belongs in the balancer.
 */
export async function openRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE_MS,
    cache: 50_000,
    keyGenerator: (request) => networkOf(request.ip),
  });
}

/** Ahead of every route: who is over the limit costs neither a token check nor a body. */
export function limitRates(app: FastifyInstance, config: Config): void {
  const limit = rateLimiter(app, config.rates.perMinute);
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith(`${config.apiPath}/health/`)) await limit(request, reply);
  });
}

/** Refuses a caller who is over `perMinute`, and tells the others how much is left. */
export function rateLimiter(
  app: FastifyInstance,
  perMinute: number,
  callerOf = (request: FastifyRequest): string => networkOf(request.ip),
): LimitRate {
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: callerOf,
  });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed) return;
    const { remaining, ttlInSeconds, isExceeded } = counted;
    void reply.headers({
      "ratelimit-limit": perMinute,
      "ratelimit-remaining": remaining,
      "ratelimit-reset": ttlInSeconds,
    });
    if (isExceeded)
      throw new ProblemError("request.too-many", {
        headers: { "retry-after": String(Math.max(1, ttlInSeconds)) },
      });
  };
}

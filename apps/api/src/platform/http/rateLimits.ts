import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/readConfig.ts";
import { ProblemError } from "../problems/ProblemError.ts";
import { networkOf } from "./callerOf.ts";

/**
 * Counted in this process: with N instances a caller gets up to N times the limit.
 * It guards an instance against one loud caller; a national limit belongs in the balancer.
 */
export async function limitRates(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: config.rates.perMinute,
    timeWindow: 60_000,
    cache: 50_000,
    keyGenerator: (request) => networkOf(request.ip),
    enableDraftSpec: true,
    allowList: (request) => request.url.startsWith(`${config.apiPath}/health/`),
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError("request.too-many", {
        headers: { "retry-after": String(Math.max(1, Math.ceil(ttl / 1000))) },
      }),
  });
}

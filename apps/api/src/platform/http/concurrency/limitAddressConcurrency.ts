import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config/readConfig.ts";
import type { Metrics } from "../../metrics/Metrics.ts";
import { ProblemError } from "../../problems/ProblemError.ts";
import { networkOf } from "../callers/callerOf.ts";
import { FairQueue, type Leave } from "./FairQueue.ts";

const RETRY_AFTER_S = "1";
const BEGUN_PER_TURN = 2;

/**
 * Nothing is computed for a request before its address has a place free; cached answers have been
 * sent before this hook. The place is given back when the answer is ready; who reads it slowly, or
 * sends a body slowly, holds none.
 */
export function limitAddressConcurrency(
  app: FastifyInstance,
  config: Config,
  metrics: Metrics,
): void {
  const { addressAtOnce, addressWaiting } = config.rates;
  const queue = new FairQueue({
    atOnce: Infinity,
    atOncePerCaller: addressAtOnce,
    waiting: Infinity,
    waitingPerCaller: addressWaiting,
    begunPerTurn: BEGUN_PER_TURN,
  });
  metrics.watchQueue("address", () => queue.length);
  const healthPath = `${config.apiPath}/health/`;
  const places = new WeakMap<FastifyRequest, Leave>();

  const leave = (request: FastifyRequest) => {
    places.get(request)?.();
    places.delete(request);
  };

  app.addHook("onRequest", (request, _reply, done) => {
    if (request.url.startsWith(healthPath)) return done();
    const place = queue.enter(networkOf(request.ip), (giveBack) => {
      // The client closed the connection while its request waited in the queue.
      if (request.raw.socket.destroyed) return giveBack();
      places.set(request, giveBack);
      done();
    });
    if (place === null)
      done(new ProblemError("request.too-many", { headers: { "retry-after": RETRY_AFTER_S } }));
  });
  app.addHook("preParsing", (request, _reply, payload, done) => {
    if (request.method !== "GET") leave(request);
    done(null, payload);
  });
  app.addHook("onSend", (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  app.addHook("onResponse", (request, _reply, done) => {
    leave(request);
    done();
  });
}

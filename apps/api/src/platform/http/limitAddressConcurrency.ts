import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/readConfig.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import { ProblemError } from "../problems/ProblemError.ts";
import { AddressQueues } from "./AddressQueues.ts";
import { networkOf } from "./callerOf.ts";

const RETRY_AFTER_S = "1";

/**
 * Nothing is worked out for a request before its address has a place free; cached answers have been
 * sent before this hook. The place is given back when the answer is ready; who reads it slowly, or
 * sends a body slowly, holds none.
 */
export function limitAddressConcurrency(
  app: FastifyInstance,
  config: Config,
  metrics: Metrics,
): void {
  const { addressAtOnce, addressWaiting } = config.rates;
  const queues = new AddressQueues({ atOnce: addressAtOnce, waiting: addressWaiting });
  metrics.watchQueue("address", () => queues.length);
  const healthPath = `${config.apiPath}/health/`;
  const places = new WeakMap<FastifyRequest, string>();

  const leave = (request: FastifyRequest) => {
    const address = places.get(request);
    if (address === undefined) return;
    places.delete(request);
    queues.leave(address);
  };

  app.addHook("onRequest", (request, _reply, done) => {
    if (request.url.startsWith(healthPath)) return done();
    const address = networkOf(request.ip);
    const hasPlace = queues.enter(address, () => {
      // The client closed the connection while its request waited in the queue.
      if (request.raw.socket.destroyed) return queues.leave(address);
      places.set(request, address);
      done();
    });
    if (!hasPlace)
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

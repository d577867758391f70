import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram } from "prom-client";
import type { Metrics } from "./Metrics.ts";
import { routeLabel } from "../log/routeLabel.ts";

/** Up to the 2.5 s that public answers may take, and what is beyond it. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Requests = Counter<"method" | "route" | "status">;

/** Requests by their route's pattern: addresses hold ids and search words. */
export function countRequests({ registry }: Metrics): Requests {
  return new Counter({
    name: "mars_http_requests_total",
    help: "Requests answered, by route and status",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
}

/** Counts and times every request that is routed. */
export function measureRequests(
  app: FastifyInstance,
  { registry }: Metrics,
  requests: Requests,
): void {
  const registers = [registry];
  const seconds = new Histogram({
    name: "mars_http_request_duration_seconds",
    help: "Seconds from a request to the end of its answer",
    labelNames: ["method", "route"],
    buckets,
    registers,
  });
  const open = new Gauge({
    name: "mars_http_requests_open",
    help: "Requests that are being answered",
    registers,
  });
  app.addHook("onRequest", (_request, _reply, done) => {
    open.inc();
    done();
  });
  // Also called for one who went away before the answer.
  app.addHook("onResponse", (request, reply, done) => {
    open.dec();
    const labels = { method: request.method, route: routeLabel(request) };
    requests.inc({ ...labels, status: reply.statusCode });
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

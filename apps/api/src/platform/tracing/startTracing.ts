import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Context } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-node";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { DatabaseObserver } from "../database/DatabaseObserver.ts";
import { routeLabel } from "../log/routeLabel.ts";

export type Tracing = {
  statementEnded: DatabaseObserver["statementEnded"];
  /** Gives every request a span; before any other hook. */
  attach: (app: FastifyInstance) => void;
  /** Sends what is left. */
  stop: () => Promise<void>;
};

type TracingOptions = { url: string; share: number; version: string };

/**
 * Traces by OpenTelemetry: a span for each request, below it one for each statement. Spans hold
 * route patterns and statements with their placeholders, never ids, values or people. Imported only
 * where a collector is configured.
 */
export function startTracing({ url, share, version }: TracingOptions): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "mars", "service.version": version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${url}/v1/traces` }))],
  });
  provider.register();
  const tracer = provider.getTracer("mars");
  const contexts = new WeakMap<FastifyRequest, Context>();

  function attach(app: FastifyInstance): void {
    app.addHook("onRequest", (request, _reply, done) => {
      const caller = propagation.extract(context.active(), request.headers);
      const span = tracer.startSpan(
        `${request.method} ${routeLabel(request)}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            "http.request.method": request.method,
            "http.route": routeLabel(request),
            "mars.request.id": request.id,
          },
        },
        caller,
      );
      request.log = request.log.child({ traceId: span.spanContext().traceId });
      const own = trace.setSpan(caller, span);
      contexts.set(request, own);
      context.with(own, done);
    });
    // The body arrives in events of the connection, outside of what began above.
    app.addHook("preValidation", (request, _reply, done) => {
      context.with(contexts.get(request) ?? context.active(), done);
    });
    app.addHook("onResponse", (request, reply, done) => {
      const span = trace.getSpan(contexts.get(request) ?? context.active());
      span?.setAttribute("http.response.status_code", reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  }

  return {
    attach,
    statementEnded(database, { sql, durationMs, isFailure }) {
      if (!trace.getActiveSpan()?.isRecording()) return;
      const endMs = Date.now();
      const span = tracer.startSpan(`${database} ${/\w+/.exec(sql)?.[0] ?? "statement"}`, {
        kind: SpanKind.CLIENT,
        startTime: endMs - durationMs,
        attributes: { "db.system.name": "postgresql", "db.query.text": sql },
      });
      if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endMs);
    },
    async stop() {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

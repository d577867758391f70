import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { startTracing } from "./startTracing.ts";

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

async function startCollector() {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Export;
    spans.push(
      ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
    );
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { spans, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test("a request is a span of the caller's trace, its statements are spans below it", async () => {
  const collector = await startCollector();
  const tracing = startTracing({ url: collector.url, share: 1, version: "1.0.0" });
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  tracing.attach(app);
  app.post("/plans/:id", async (request) => {
    request.log.info("at work");
    tracing.statementEnded("write", {
      sql: "update plan set title = $1",
      durationMs: 3,
      isFailure: false,
    });
    return {};
  });
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/plans/hemmelig?q=hemmelig`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify({ title: "hemmelig" }),
  });
  await app.close();
  await tracing.stop();
  collector.close();

  const request = collector.spans.find(({ name }) => name === "POST /plans/:id");
  const statement = collector.spans.find(({ name }) => name === "write update");
  expect(request).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331" });
  expect(statement).toMatchObject({ traceId, parentSpanId: request?.spanId });
  expect(JSON.stringify(collector.spans)).not.toContain("hemmelig");
  const line = lines.find((one) => one.includes("at work"));
  expect(line).toContain(`"traceId":"${traceId}"`);
});

test("a caller that decided against tracing is not traced", async () => {
  const collector = await startCollector();
  const tracing = startTracing({ url: collector.url, share: 1, version: "1.0.0" });
  const app = Fastify();
  tracing.attach(app);
  app.get("/", async () => ({}));
  await app.inject({
    url: "/",
    headers: { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00" },
  });
  await app.close();
  await tracing.stop();
  collector.close();
  expect(collector.spans).toEqual([]);
});

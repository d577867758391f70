import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { afterEach, expect, test } from "vitest";
import { sampleSquares, square } from "../geodata/testing/sampleFeatures.ts";
import { serveWfs, type WfsBehaviour } from "../geodata/testing/serveWfs.ts";
import { askLiveSource } from "./askLiveSource.ts";

const running: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

async function start(behaviour: Partial<WfsBehaviour> = {}) {
  const server = await serveWfs({ features: sampleSquares(20), ...behaviour });
  running.push(server);
  return server;
}

const areaOf = (sideM: number) =>
  ({ type: "Polygon", coordinates: [square(520_000, 6_250_000, sideM)] }) as AreaGeometry;

function ask(url: string, { sideM = 300, timeoutMs = 1000, signal = idle() } = {}) {
  const source = { url, typeNames: "mars:felter", outputFormat: "application/json", timeoutMs };
  return askLiveSource(source, areaOf(sideM), signal);
}

const idle = () => new AbortController().signal;

test("[S2] a live source gives the features near the area", async () => {
  const server = await start();
  const features = await ask(server.url);
  expect(features.map(({ sourceKey }) => sourceKey)).toEqual(["felt.1", "felt.2"]);
  expect(server.requests[0]!.get("bbox")).toBe(
    "520000,6250000,520300,6250300,urn:ogc:def:crs:EPSG::25832",
  );
});

test("[S2] a live source that has no GeoJSON is asked for GML", async () => {
  const server = await start({ refusesJson: true, pageLimit: 6 });
  expect(await ask(server.url, { sideM: 100_000 })).toHaveLength(20);
  expect(server.requests.filter((query) => query.has("outputformat"))).toHaveLength(1);
});

test("[S2] a live source that says no with HTTP 400, or speaks 1.1 only, is understood", async () => {
  const refusing = await start({ refusesJson: true, exceptionStatus: 400 });
  expect(await ask(refusing.url)).toHaveLength(2);
  const old = await start({ version: "1.1.0" });
  const source = { url: old.url, typeNames: "mars:felter", version: "1.1.0" };
  expect(await askLiveSource(source, areaOf(300), idle())).toHaveLength(2);
});

test("[S2] a live source that gives only its first features is not taken for whole", async () => {
  const server = await start({ ignoresStartIndex: true, pageLimit: 6, ids: "new" });
  await expect(ask(server.url, { sideM: 100_000 })).rejects.toThrow("gives only its first 6");
});

test("[S2] a live source that gives less than is asked for is asked for the rest", async () => {
  const server = await start({ pageLimit: 6 });
  const features = await ask(server.url, { sideM: 100_000 });
  expect(new Set(features.map(({ sourceKey }) => sourceKey)).size).toBe(20);
  expect(features).toHaveLength(20);
});

test.each<Partial<WfsBehaviour>>([
  { hidesCount: "never", pageLimit: 6 },
  { hidesCount: "never", ignoresStartIndex: true },
])(
  "[S2] a live source that does not say how much it has is asked to the end: %j",
  async (behaviour) => {
    const server = await start(behaviour);
    const features = await ask(server.url, { sideM: 100_000 });
    expect(new Set(features.map(({ sourceKey }) => sourceKey)).size).toBe(20);
    expect(features).toHaveLength(20);
  },
);

test("[S2] a live source that dies in the middle of its answer fails at once, in words", async () => {
  const dying = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"type":"FeatureCollection","features":[{"type":"Feature",');
    setTimeout(() => response.destroy(), 50);
  });
  await new Promise<void>((resolve) => dying.listen(0, "127.0.0.1", resolve));
  running.push(dying);
  const { port } = dying.address() as AddressInfo;
  await expect(ask(`http://127.0.0.1:${port}/`, { timeoutMs: 600_000 })).rejects.toMatchObject({
    code: "source.unanswered",
  });
});

test.each([
  "<html><body>502 Bad Gateway</body></html>",
  "<ServiceStatus/>",
  "Internal error",
  '{"error":"down"}',
  '{"type":"FeatureCollection","features":[{"type":"Feature","geo',
  "",
])("[S2] an answer that is no features is a fault, not an empty area: %s", async (body) => {
  const babbling = createServer((_, response) => response.writeHead(200).end(body));
  await new Promise<void>((listening) => babbling.listen(0, "127.0.0.1", listening));
  running.push(babbling);
  const { port } = babbling.address() as AddressInfo;
  await expect(ask(`http://127.0.0.1:${port}/wfs`)).rejects.toMatchObject({
    code: "wfs.broken-answer",
  });
});

test("[S2] a live source that is slow is given up after its timeout", async () => {
  const server = await start({ delayMilliseconds: 1000 });
  await expect(ask(server.url, { timeoutMs: 100 })).rejects.toMatchObject({
    code: "source.too-slow",
  });
});

test("a live source that sends the asker elsewhere is not followed", async () => {
  const target = await start();
  const redirecting = createServer(
    (_, response) => void response.writeHead(302, { location: target.url }).end(),
  );
  await new Promise<void>((resolve) => redirecting.listen(0, "127.0.0.1", resolve));
  running.push(redirecting);
  const { port } = redirecting.address() as AddressInfo;
  await expect(ask(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
    code: "source.unanswered",
  });
  expect(target.requests).toHaveLength(0);
});

test("whoever leaves stops waiting", async () => {
  const server = await start({ delayMilliseconds: 1000 });
  const stop = new AbortController();
  const waiting = ask(server.url, { signal: stop.signal });
  stop.abort();
  await expect(waiting).rejects.toThrow("aborted");
});

import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { afterEach, expect, test } from "vitest";
import { sampleSquares, square } from "../geodata/testing/sampleFeatures.ts";
import { serveWfs, type WfsBehaviour } from "../geodata/testing/serveWfs.ts";
import { LiveSources } from "./LiveSources.ts";

const running: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

async function start(behaviour: Partial<WfsBehaviour> = {}) {
  const server = await serveWfs({ features: sampleSquares(20), ...behaviour });
  running.push(server);
  return server;
}

const area = (sideM: number) =>
  ({ type: "Polygon", coordinates: [square(520_000, 6_250_000, sideM)] }) as AreaGeometry;
const sourceAt = (url: string) => ({
  url,
  typeNames: "mars:felter",
  outputFormat: "application/json",
  timeoutMs: 100,
});
const idle = () => new AbortController().signal;

test("[S2] the same area is not asked for twice within a minute", async () => {
  const server = await start();
  let nowMs = 1_000;
  const live = new LiveSources(() => nowMs);
  const source = { ...sourceAt(server.url), timeoutMs: 2_000 };
  const first = await live.ask(source, area(300), idle());
  expect(await live.ask(source, area(300), idle())).toEqual(first);
  expect(server.requests).toHaveLength(1);
  nowMs = 62_000;
  await live.ask(source, area(300), idle());
  expect(server.requests).toHaveLength(2);
});

test("[S2] answers are kept within a bound, whatever areas are asked about", async () => {
  const server = await start();
  const live = new LiveSources(Date.now, 2_500);
  const source = { ...sourceAt(server.url), timeoutMs: 2_000 };
  for (const sideM of [300, 301, 300, 300]) await live.ask(source, area(sideM), idle());
  expect(server.requests).toHaveLength(3);
});

test("[S2] a service that keeps failing is left in peace, then tried once", async () => {
  const server = await start({ delayMilliseconds: 1_000 });
  let nowMs = 0;
  const live = new LiveSources(() => nowMs);
  const ask = (sideM: number) => live.ask(sourceAt(server.url), area(sideM), idle());
  for (const sideM of [100, 200, 300])
    await expect(ask(sideM)).rejects.toMatchObject({ code: "source.too-slow" });
  const asked = server.requests.length;
  await expect(ask(400)).rejects.toMatchObject({ code: "source.resting" });
  expect(server.requests).toHaveLength(asked);
  nowMs = 31_000;
  await expect(ask(400)).rejects.toMatchObject({ code: "source.too-slow" });
  await expect(ask(400)).rejects.toMatchObject({ code: "source.resting" });
});

test("[S2] a caller who goes away does not count against the service", async () => {
  const server = await start({ delayMilliseconds: 1_000 });
  const live = new LiveSources();
  for (let i = 0; i < 4; i++) {
    const stop = new AbortController();
    const waiting = live.ask(
      { ...sourceAt(server.url), timeoutMs: 5_000 },
      area(100 + i),
      stop.signal,
    );
    stop.abort();
    await expect(waiting).rejects.not.toMatchObject({ code: "source.resting" });
  }
});

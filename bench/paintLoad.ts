import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";

type Bytes = {
  /** Content alone. */
  scriptBytes: number;
  /** With the headers of every answer. */
  allBytes: number;
  fonts: number;
};

export type FirstLoad = {
  /** Everything that was asked for before the map's code or outlines were. */
  beforeMap: Bytes;
  whole: Bytes;
  largestPaintMs: number;
  /** Of tasks longer than 50 ms, what is beyond that, after the first paint. */
  blockingMs: number;
};

/** What `watchPaints.js` notes in the page. */
type Paints = {
  largestPaintMs: number;
  firstPaintMs: number;
  tasks: [startMs: number, lengthMs: number][];
};

/** Code that draws the map, and what it is drawn of. */
const ofMap = /\/assets\/(?:MapSection|FrontMap|ProjectMap)-|\/status\/pages\/outlines\//;
const quietMs = 2000;
const timeoutMs = 60_000;

type Sent = { kind: string; isBeforeMap: boolean; headBytes: number; bytes: number };

/** Loads a page as a phone that has never been here, and waits until nothing moves any more. */
export async function firstLoad(
  browser: Browser,
  address: string,
  encoding: "br" | "gzip",
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: join(import.meta.dirname, "watchPaints.js") });
    const session = await context.newCDPSession(page);
    const sent = await watchBytes(session, encoding);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(address);
    const { largestPaintMs, firstPaintMs, tasks } = await whenQuiet(page, sent);
    const late = tasks.filter(([startMs]) => startMs >= firstPaintMs);
    return {
      beforeMap: sum([...sent.values()].filter(({ isBeforeMap }) => isBeforeMap)),
      whole: sum([...sent.values()]),
      largestPaintMs,
      blockingMs: late.reduce((total, [, lengthMs]) => total + lengthMs - 50, 0),
    };
  } finally {
    await context.close();
  }
}

/** A slowed processor may think longer than the network is thought to be idle: both have to rest. */
async function whenQuiet(page: Page, sent: ReadonlyMap<string, Sent>): Promise<Paints> {
  const giveUpAt = performance.now() + timeoutMs;
  let before = "";
  while (performance.now() < giveUpAt) {
    const paints = await page.evaluate<Paints>("marsPaints");
    const bytes = [...sent.values()].reduce((total, one) => total + one.bytes, 0);
    const now = `${sent.size} ${bytes} ${paints.tasks.length} ${paints.largestPaintMs}`;
    if (now === before && paints.largestPaintMs > 0) return paints;
    before = now;
    await wait(quietMs);
  }
  throw new Error("The page does not come to rest.");
}

async function watchBytes(session: CDPSession, encoding: string): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  let isMapAsked = false;
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (ofMap.test(request.url)) isMapAsked = true;
    sent.set(requestId, { kind: type ?? "", isBeforeMap: !isMapAsked, headBytes: 0, bytes: 0 });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const known = sent.get(requestId);
    if (known) known.headBytes = response.encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = sent.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Encoding": encoding } });
  return sent;
}

function sum(sent: readonly Sent[]): Bytes {
  const scripts = sent.filter(({ kind }) => kind === "Script");
  return {
    scriptBytes: scripts.reduce((total, { bytes, headBytes }) => total + bytes - headBytes, 0),
    allBytes: sent.reduce((total, { bytes }) => total + bytes, 0),
    fonts: sent.filter(({ kind }) => kind === "Font").length,
  };
}

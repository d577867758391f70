import { join } from "node:path";
import type { Browser, CDPSession } from "@playwright/test";

type Bytes = { scriptBytes: number; allBytes: number; fonts: number };

export type FirstLoad = {
  /** Everything that was asked for before the map's first outlines were. */
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

type Sent = { kind: string; isBeforeMap: boolean; bytes: number };

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
    await page.goto(address, { waitUntil: "networkidle" });
    const { largestPaintMs, firstPaintMs, tasks } = await page.evaluate<Paints>("marsPaints");
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

async function watchBytes(session: CDPSession, encoding: string): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  let isMapAsked = false;
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (request.url.includes("/status/pages/outlines/")) isMapAsked = true;
    sent.set(requestId, { kind: type ?? "", isBeforeMap: !isMapAsked, bytes: 0 });
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
  const bytes = (some: readonly Sent[]) => some.reduce((total, one) => total + one.bytes, 0);
  return {
    scriptBytes: bytes(sent.filter(({ kind }) => kind === "Script")),
    allBytes: bytes(sent),
    fonts: sent.filter(({ kind }) => kind === "Font").length,
  };
}

import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";

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
};

/** Code that draws the map, and what it is drawn of. */
const ofMap = /\/assets\/(?:MapSection|FrontMap|ProjectMap)-|\/status\/pages\/outlines\//;
const quietMs = 2000;
const timeoutMs = 60_000;

type Sent = { kind: string; isBeforeMap: boolean; headBytes: number; bytes: number };

/** What a phone that has never been here fetches, until it asks for nothing more. */
export async function firstLoad(
  browser: Browser,
  address: string,
  encoding: "br" | "gzip",
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const sent = await watchBytes(session, encoding);
    await page.goto(address);
    await whenQuiet(sent);
    return {
      beforeMap: sum([...sent.values()].filter(({ isBeforeMap }) => isBeforeMap)),
      whole: sum([...sent.values()]),
    };
  } finally {
    await context.close();
  }
}

async function whenQuiet(sent: ReadonlyMap<string, Sent>): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs;
  let before = "";
  while (performance.now() < giveUpAt) {
    await wait(quietMs);
    const bytes = [...sent.values()].reduce((total, one) => total + one.bytes, 0);
    const now = `${sent.size} ${bytes}`;
    if (now === before) return;
    before = now;
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

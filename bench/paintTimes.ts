import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";

export type PaintTimes = {
  largestPaintMs: number;
  /** Of tasks longer than 50 ms, what is beyond that, after the first paint. */
  blockingMs: number;
  /** The layout shift of the page, added up. */
  shift: number;
};

/** What `watchPaints.js` notes in the page. */
type Paints = {
  largestPaintMs: number;
  firstPaintMs: number;
  shift: number;
  tasks: [startMs: number, lengthMs: number][];
};

type Send = (method: string, params?: object) => Promise<{ result?: { value?: unknown } }>;

const watchPaints = readFileSync(join(import.meta.dirname, "watchPaints.js"), "utf8");
const quietMs = 2000;
const timeoutMs = 60_000;

/**
 * How a phone sees a page, on a processor slowed four times: one that has never been here, or that
 * of someone who is logged in where `signedIn` is a page of theirs. No inspector
 * of scripts is attached, as none is at home: with one (`Runtime.enable`, which a page of Playwright
 * always has) Chromium reads React's code a second time when it runs, 90 ms of 110.
 */
export async function paintTimes(
  browser: Browser,
  address: string,
  signedIn?: Page,
): Promise<PaintTimes> {
  const root = await browser.newBrowserCDPSession();
  const own = signedIn ? await contextOf(signedIn) : undefined;
  const browserContextId = own ?? (await root.send("Target.createBrowserContext")).browserContextId;
  let target: string | undefined;
  try {
    const { targetId } = await root.send("Target.createTarget", {
      url: "about:blank",
      browserContextId,
    });
    target = targetId;
    const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: false });
    const send = sender(root, sessionId);
    await send("Emulation.setDeviceMetricsOverride", {
      width: 390,
      height: 844,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await send("Page.enable");
    await send("Page.addScriptToEvaluateOnNewDocument", { source: watchPaints });
    await send("Page.navigate", { url: address });
    return timesOf(await whenQuiet(send));
  } finally {
    if (own === undefined) await root.send("Target.disposeBrowserContext", { browserContextId });
    else if (target) await root.send("Target.closeTarget", { targetId: target });
    await root.detach();
  }
}

async function contextOf(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send("Target.getTargetInfo");
  await session.detach();
  return targetInfo.browserContextId;
}

function timesOf({ largestPaintMs, firstPaintMs, shift, tasks }: Paints): PaintTimes {
  const late = tasks.filter(([startMs]) => startMs >= firstPaintMs);
  return {
    largestPaintMs,
    shift,
    blockingMs: late.reduce((total, [, lengthMs]) => total + lengthMs - 50, 0),
  };
}

/** Commands to a page that only this session knows. */
function sender(root: CDPSession, sessionId: string): Send {
  const waiting = new Map<number, (answer: never) => void>();
  root.on("Target.receivedMessageFromTarget", ({ sessionId: from, message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: never };
    if (from === sessionId && id !== undefined) waiting.get(id)?.(result as never);
  });
  let last = 0;
  return async (method, params = {}) => {
    const id = (last += 1);
    const answer = new Promise<never>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await root.send("Target.sendMessageToTarget", { sessionId, message });
    return answer;
  };
}

/** Until nothing more is painted and no long task has been added. */
async function whenQuiet(send: Send): Promise<Paints> {
  const giveUpAt = performance.now() + timeoutMs;
  let before = "";
  while (performance.now() < giveUpAt) {
    await wait(quietMs);
    const { result } = await send("Runtime.evaluate", { expression: "JSON.stringify(marsPaints)" });
    const now = String(result?.value);
    const paints = JSON.parse(now) as Paints;
    if (now === before && paints.largestPaintMs > 0) return paints;
    before = now;
  }
  throw new Error("The page does not come to rest.");
}

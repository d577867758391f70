/**
 * What a phone has to fetch and wait for: `node bench/paint.ts`. BENCH_ORIGIN is a product that
 * runs already; else one is started, with DATABASE_URL on that database, without on its own.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { inBrowser } from "./inBrowser.ts";
import { firstLoad } from "./paintLoad.ts";
import { type PaintTimes, paintTimes } from "./paintTimes.ts";

const pages = ["/", "/status/overview"];
const turns = Number(process.env["BENCH_TURNS"] ?? 5);
/** Of a comparable public tracker: 271 kB of script, 1,648 kB in all, 2.9 s (0.35 of it), 1.1 s. */
const budget = {
  scriptKb: 110,
  allKb: 330,
  // Text, headings and figures: all three are in the document since the server renders it.
  faces: 3,
  largestPaintMs: 1015,
  blockingMs: 150,
};

const print = (line: string) => process.stdout.write(`${line}\n`);

/** True when every page is within its budget. */
export function benchPaint(): Promise<boolean> {
  return inBrowser(async (browser, origin) => {
    let isWithin = true;
    for (const path of pages) isWithin = (await benchPage(browser, origin + path)) && isWithin;
    return isWithin;
  });
}

async function benchPage(browser: Browser, address: string): Promise<boolean> {
  // The server makes its answers ready; a page that no one has asked for yet is not the usual one.
  await firstLoad(browser, address, "br");
  const times: PaintTimes[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    times.push(await paintTimes(browser, address));
    await wait(200);
  }
  const load = await firstLoad(browser, address, "br");
  const gzip = await firstLoad(browser, address, "gzip");
  print(`\n${new URL(address).pathname}, 390 px, processor slowed four times, ${turns} loads`);
  print("                       before the map    with the map");
  for (const [name, { beforeMap, whole }] of [
    ["brotli", load],
    ["gzip", gzip],
  ] as const) {
    print(
      `${name.padEnd(8)} script, kB     ${kb(beforeMap.scriptBytes)}       ${kb(whole.scriptBytes)}`,
    );
    print(`${name.padEnd(8)} in all, kB     ${kb(beforeMap.allBytes)}       ${kb(whole.allBytes)}`);
  }
  const faces = load.beforeMap.fonts;
  return [
    within("script, brotli, kB", load.beforeMap.scriptBytes / 1000, budget.scriptKb),
    within("script, gzip, kB", gzip.beforeMap.scriptBytes / 1000, budget.scriptKb),
    within("in all, gzip, kB", gzip.beforeMap.allBytes / 1000, budget.allKb),
    within("faces before the first paint", faces, budget.faces),
    within(
      "largest paint, ms",
      median(times.map((one) => one.largestPaintMs)),
      budget.largestPaintMs,
    ),
    within("blocking, ms", median(times.map((one) => one.blockingMs)), budget.blockingMs),
  ].every(Boolean);
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(10);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function within(name: string, measured: number, most: number): boolean {
  const isOk = measured <= most;
  print(`${isOk ? "ok  " : "FAIL"} ${name}: ${measured.toFixed(1)} (at most ${most})`);
  return isOk;
}

if (import.meta.main) process.exitCode = (await benchPaint()) ? 0 : 1;

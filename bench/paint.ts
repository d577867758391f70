/**
 * What a phone has to fetch and wait for: `node bench/paint.ts`. BENCH_ORIGIN is a product that
 * runs already; else one is started, with DATABASE_URL on that database, without on its own.
 */
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { people } from "../e2e/support/people.ts";
import { beginAs } from "../e2e/support/screens.ts";
import { startNginx } from "../packages/embedded/src/testing/startNginx.ts";
import { inBrowser } from "./inBrowser.ts";
import { firstLoad } from "./paintLoad.ts";
import { type PaintTimes, paintTimes } from "./paintTimes.ts";

/** What their bytes are counted of, too. */
const pages = ["/", "/status/overview"];
/** A unit of each kind, what is compared and read most, and what draws a map. */
const morePages = [
  "/status/kommuner/viborg",
  "/status/kystvandgrupper/vesterhavet-nord",
  "/status/lokaletreparter/limfjorden",
  "/dashboard/plan/kalundborg-fjord",
  "/status/aendringer",
  "/status/sammenlign",
  "/status/projekter/*",
  "/data",
  "/screening",
];
const turns = Number(process.env["BENCH_TURNS"] ?? 5);
/** Of a comparable public tracker: 271 kB of script, 1,648 kB in all, 2.9 s, 1.1 s. */
const budget = {
  scriptKb: 110,
  allKb: 330,
  // Text, headings and figures: all three are in the document since the server renders it.
  faces: 3,
  largestPaintMs: 500,
  shift: 0.02,
  blockingMs: 150,
};

const print = (line: string) => process.stdout.write(`${line}\n`);

/** True when every page is within its budget. */
export function benchPaint(): Promise<boolean> {
  return inBrowser(async (browser, origin) => {
    let isWithin = true;
    for (const path of pages) isWithin = (await benchPage(browser, origin + path)) && isWithin;
    print(
      `\n390 px, processor slowed four times, ${turns} loads, load ${loadavg()[0]!.toFixed(1)}`,
    );
    const context = await browser.newContext({ baseURL: origin });
    const signedIn = await context.newPage();
    await beginAs(signedIn, people.landowner);
    for (const path of morePages) isWithin = (await benchPaints(await addressOf(path))) && isWithin;
    isWithin = (await benchPaints(`${origin}/`, "the front page, logged in")) && isWithin;
    await context.close();
    return (await yardstick()) && isWithin;

    async function addressOf(path: string): Promise<string> {
      if (!path.endsWith("*")) return origin + path;
      const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
      const found = sitemap.split(/<\/?loc>/).find((each) => each.includes(path.slice(0, -1)));
      return origin + new URL(found!).pathname;
    }

    async function benchPaints(address: string, name?: string): Promise<boolean> {
      const times: PaintTimes[] = [];
      // The first is not counted: the server makes its answers ready.
      for (let turn = -1; turn < turns; turn += 1) {
        const time = await paintTimes(browser, address, name ? signedIn : undefined);
        if (turn >= 0) times.push(time);
      }
      const what = name ?? new URL(address).pathname;
      return [
        within(
          `largest paint of ${what}, ms`,
          median(times.map((one) => one.largestPaintMs)),
          budget.largestPaintMs,
        ),
        within(`layout shift of ${what}`, Math.max(...times.map((one) => one.shift)), budget.shift),
      ].every(Boolean);
    }

    /** The front page's document alone, from nginx: what this machine needs for no more than that. */
    async function yardstick(): Promise<true> {
      const answer = await fetch(origin, { headers: { accept: "text/html" } });
      const html = (await answer.text()).replaceAll(/<script[^]*?<\/script>|<link[^>]*>/g, "");
      const nginx = await startNginx(Buffer.from(html), new Headers(), "text/html");
      try {
        const times: number[] = [];
        for (let turn = 0; turn < turns; turn += 1) {
          const address = `http://127.0.0.1:${nginx.port}/answer`;
          times.push((await paintTimes(browser, address)).largestPaintMs);
        }
        print(`     static page by nginx, largest paint: ${median(times).toFixed(0)} ms`);
      } finally {
        await nginx.stop();
      }
      return true;
    }
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
    within("layout shift", Math.max(...times.map((one) => one.shift)), budget.shift),
    within("blocking, ms", median(times.map((one) => one.blockingMs)), budget.blockingMs),
  ].every(Boolean);
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(10);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function within(name: string, measured: number, most: number): boolean {
  const isOk = measured <= most;
  print(
    `${isOk ? "ok  " : "FAIL"} ${name}: ${measured.toFixed(most < 1 ? 3 : 1)} (at most ${most})`,
  );
  return isOk;
}

if (import.meta.main) process.exitCode = (await benchPaint()) ? 0 : 1;

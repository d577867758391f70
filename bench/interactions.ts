/**
 * How soon a page shows that it was pressed: `node bench/interactions.ts`. Twenty interactions each
 * in screening, in a plan and in the queue of cases; the slowest counts, as browsers count it.
 * BENCH_ORIGIN is a product that runs already; else one is started, as for `paint.ts`.
 */
import { loadavg } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { people, type Person } from "../e2e/support/people.ts";
import { beginAs, visit } from "../e2e/support/screens.ts";
import { inBrowser } from "./inBrowser.ts";

const MOST_MS = 100;
const INTERACTIONS = 20;
const screens: readonly { path: string; person: Person | null }[] = [
  { path: "/screening", person: null },
  { path: "/plans/*", person: people.planner },
  { path: "/projects", person: people.caseworker },
];
const print = (line: string) => process.stdout.write(`${line}\n`);

/** What changes the page it is on, and leads nowhere else. */
const controls = [
  "summary",
  "[role=tab]",
  "button[aria-pressed]",
  "button[aria-expanded]",
  "input[type=checkbox]",
  "input[type=radio]",
  "input[type=search]",
  "select",
]
  .map((each) => `main ${each}:visible:enabled`)
  .join(", ");

/** True when nothing that is pressed takes longer than it may. */
export function benchInteractions(): Promise<boolean> {
  return inBrowser(async (browser, origin) => {
    let isWithin = true;
    for (const { path, person } of screens) {
      const { names, durations } = await pressed(browser, origin, { path, person });
      const worst = Math.max(0, ...durations);
      const isOk = worst <= MOST_MS && names.length === INTERACTIONS;
      isWithin &&= isOk;
      print(
        `${isOk ? "ok  " : "FAIL"} ${path}: ${worst} ms after the slowest of ${names.length} interactions (at most ${MOST_MS}); median ${median(durations)} ms; load ${loadavg()[0]!.toFixed(1)}`,
      );
    }
    return isWithin;
  });
}

async function pressed(
  browser: Browser,
  origin: string,
  { path, person }: (typeof screens)[number],
): Promise<{ names: string[]; durations: number[] }> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await beginAs(page, person);
    await page.addInitScript({ path: join(import.meta.dirname, "watchPaints.js") });
    await visit(page, path);
    const names: string[] = [];
    for (let at = 0; names.length < INTERACTIONS && at < 3 * INTERACTIONS; at += 1) {
      const all = page.locator(controls);
      const one = all.nth(at % Math.max(1, await all.count()));
      const name = await one
        .click({ timeout: 2_000 })
        .then(() => path)
        .catch(() => null);
      if (name === null) continue;
      names.push(name);
      // A frame and its entry; then what was opened is closed again.
      await page.waitForTimeout(250);
      await page.keyboard.press("Escape");
    }
    return { names, durations: await durationsOf(page) };
  } finally {
    await context.close();
  }
}

/** An interaction that took less than 16 ms has no entry. */
function durationsOf(page: Page): Promise<number[]> {
  return page.evaluate("Object.values(marsPaints.interactions)");
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

if (import.meta.main) process.exitCode = (await benchInteractions()) ? 0 : 1;

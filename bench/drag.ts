/**
 * How far the live figures are behind a corner that is dragged: `node bench/drag.ts`. BENCH_ORIGIN
 * is a product that runs already; else one is started, as for `paint.ts`.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { benchDrawing, type Dragged } from "./dragCorner.ts";
import { inBrowser } from "./inBrowser.ts";

/** The first frame after the answer shows it, and no figure is older than this when it is shown. */
const budget = { frames: 1, behindMs: 50 };
/** As people draw, and as a surveyed outline that was pasted in. */
const cornerCounts = [5, 1000];
const print = (line: string) => process.stdout.write(`${line}\n`);

/** True when the figures of every shape keep up. */
export function benchDrag(): Promise<boolean> {
  return inBrowser(async (browser, origin) => {
    let isWithin = true;
    for (const count of cornerCounts) {
      isWithin = (await benchShape(browser, origin, count)) && isWithin;
      await wait(500);
    }
    return isWithin;
  });
}

async function benchShape(browser: Browser, origin: string, count: number): Promise<boolean> {
  const dragged = await benchDrawing(browser, origin, count);
  print(`\n${count} corners, ${dragged.length} new figures while one of them was dragged`);
  const of = (pick: (one: Dragged) => number) => dragged.map(pick).toSorted((a, b) => a - b);
  const waits = of((one) => one.answerToPaintMs);
  const behind = of((one) => one.behindMs);
  print(`     ask to answer, ms: ${spread(of((one) => one.askToAnswerMs))}`);
  print(`     answer to page, ms: ${spread(of((one) => one.answerToPageMs))}`);
  print(`     answer to paint, ms: ${spread(waits)}`);
  print(`     pointer to paint, ms: ${spread(behind)}`);
  return [
    within(
      "frames from answer to paint, 95 %",
      at(
        of((one) => one.frames),
        0.95,
      ),
      budget.frames,
    ),
    within("behind the pointer, 95 %, ms", at(behind, 0.95), budget.behindMs),
  ].every(Boolean);
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;

const spread = (sorted: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => at(sorted, share).toFixed(1)).join(" / ") + " (median, 95 %, most)";

function within(name: string, measured: number, most: number): boolean {
  const isOk = measured <= most;
  print(`${isOk ? "ok  " : "FAIL"} ${name}: ${measured.toFixed(1)} (at most ${most})`);
  return isOk;
}

if (import.meta.main) process.exitCode = (await benchDrag()) ? 0 : 1;

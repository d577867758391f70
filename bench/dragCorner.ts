import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";

/** One new set of figures on the screen. */
export type Dragged = {
  askToAnswerMs: number;
  /** The answer is here, and the browser, busy with the frame before, gives it to the page. */
  answerToPageMs: number;
  answerToPaintMs: number;
  /** Frames from when the page has the answer to the one that shows it; 1 is the first there was. */
  frames: number;
  /** From the move of the pointer that the figures are of, until they are seen. */
  behindMs: number;
};

type Coordinates = number[][][][];
/** What `watchDrag.js` notes in the page; times in ms since it was opened. */
type Noted = {
  moves: { x: number; y: number; at: number }[];
  asks: { at: number; corners: { coordinates: Coordinates } }[];
  arrivals: number[];
  given: { at: number; firstFrame: number }[];
  paints: { setAt: number; id: number; at: number }[];
};

/** West of Odense in the demonstration landscape. */
const centre = { e: 592_300, n: 6_139_000, metresAPixel: 3.2 };
const steps = 150;
const stepMs = 16;
/** Frames are numbered by their time. */
const frameMs = 1000 / 60;

/** Gives the page a ring of so many corners, drags the easternmost to and fro, and tells of each figure. */
export async function benchDrawing(
  browser: Browser,
  origin: string,
  cornerCount: number,
): Promise<Dragged[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: join(import.meta.dirname, "watchDrag.js") });
    const { e, n, metresAPixel } = centre;
    // No layers: nothing to snap to, so that a corner stands where the pointer is.
    await page.goto(`${origin}/screening?way=coordinates&e=${e}&n=${n}&r=${metresAPixel}&lag=`);
    await giveRing(page, cornerCount);
    const pixels = await pixelsOf(page);
    const [fromX, fromY] = pixels.of([e + 500, n]);
    await page.mouse.move(fromX, fromY);
    await page.mouse.down();
    await forget(page);
    for (let step = 1; step <= steps; step += 1) {
      // Out and back again, never twice in the same place.
      const out = Math.sin((step / steps) * Math.PI) * 150;
      await page.mouse.move(fromX + out, fromY + step);
      await wait(stepMs);
    }
    await page.mouse.up();
    await wait(500);
    return dragged(await page.evaluate<Noted>("marsDrag"), pixels.of);
  } finally {
    await context.close();
  }
}

/** Typed in as a list: the same for every size, and no file is needed. One corner stands out in the east. */
async function giveRing(page: Page, count: number): Promise<void> {
  const turns = [0, ...Array.from({ length: count - 1 }, (_, i) => 0.5 + i / (count - 2))];
  const corners = turns.map((turn) => {
    const [x, y] = [Math.cos(turn * Math.PI), Math.sin(turn * Math.PI)];
    return `${(centre.e + 500 * x).toFixed(2)} ${(centre.n + 500 * y).toFixed(2)}`;
  });
  await page.locator("summary", { hasText: /Indsæt flere punkter/ }).click();
  await page.getByRole("textbox", { name: "Indsæt flere punkter" }).fill(corners.join("\n"));
  await page.getByRole("button", { name: "Brug punkterne" }).click();
  await page.getByRole("tab", { name: "Tegn" }).click();
  await page.locator(".map-table tbody td").first().waitFor();
  await wait(1500);
}

/** How places are on the screen, read off the address that the map keeps. */
async function pixelsOf(page: Page) {
  const box = await page.getByTestId("map").boundingBox();
  if (!box) throw new Error("There is no map.");
  const query = new URL(page.url()).searchParams;
  const [e, n, r] = ["e", "n", "r"].map((name) => Number(query.get(name))) as [
    number,
    number,
    number,
  ];
  return {
    of: ([x = 0, y = 0]: readonly number[]): [number, number] => [
      box.x + box.width / 2 + (x - e) / r,
      box.y + box.height / 2 - (y - n) / r,
    ],
  };
}

async function forget(page: Page): Promise<void> {
  await wait(300);
  await page.evaluate("Object.values(marsDrag).forEach((list) => { list.length = 0; })");
}

function dragged(noted: Noted, pixelOf: (at: readonly number[]) => [number, number]): Dragged[] {
  const { moves, asks, arrivals, given, paints } = noted;
  return arrivals.flatMap((arrivedAt, index) => {
    const ask = asks[index];
    const { at: givenAt, firstFrame } = given[index] ?? { at: Infinity, firstFrame: 0 };
    const until = given[index + 1]?.at ?? Infinity;
    // An answer that changes no rounded figure is not seen at all.
    const paint = paints.find(({ setAt }) => setAt >= givenAt && setAt < until);
    const move = ask && moveOf(ask.corners.coordinates, moves, pixelOf);
    if (!ask || !paint || !move) return [];
    return {
      askToAnswerMs: arrivedAt - ask.at,
      answerToPageMs: givenAt - arrivedAt,
      answerToPaintMs: paint.at - arrivedAt,
      frames: 1 + Math.round((paint.id - firstFrame) / frameMs),
      behindMs: paint.at - move.at,
    };
  });
}

/** The move of the pointer that put a corner where it is: the nearest, within a pixel. */
function moveOf(
  area: Coordinates,
  moves: Noted["moves"],
  pixelOf: (at: readonly number[]) => [number, number],
): Noted["moves"][number] | undefined {
  const corners = area.flat(2).map(pixelOf);
  const away = ({ x, y }: Noted["moves"][number]) =>
    Math.min(...corners.map(([cornerX, cornerY]) => Math.hypot(cornerX - x, cornerY - y)));
  const [nearest] = moves
    .map((move) => ({ move, pixels: away(move) }))
    .toSorted((a, b) => a.pixels - b.pixels);
  return nearest && nearest.pixels < 1 ? nearest.move : undefined;
}

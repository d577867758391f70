import { expect, type Locator, type Page } from "@playwright/test";

/** A number, or a day (`2026-05-20`) or a quarter (`2026-2`). */
export type FigureValue = number | string;
export type Mark = { name: string; of: string; value: FigureValue | null };
export type Seen = Mark & { text: string; where: string };
export type PageFigures = { seen: Seen[]; unnamed: string[] };
/** How many of each kind were read out. */
export type Readings = { charts: number; maps: number; dots: number };

/** Where a page shows figures and nothing else: a number there without a name is a fault. */
const figurePlaces = [
  "td.numeric",
  ".figure",
  ".key li b",
  ".chart-value",
  ".trade-value",
  ".strip-label",
  ".rank-amount",
  ".change-area",
  ".stage-list b",
  ".goal-parts dd",
  ".plan-figures dd",
  ".plan-key li",
  ".plan-item-figure",
  ".plan-effects dd",
  ".plan-potential-figure",
].join(", ");

/**
 * Every figure that the page marks with its definition's name, and the text it is in, the tables
 * behind charts opened; and numbers in the place of a figure that have no name.
 */
export async function readFigures(page: Page, mayBeEmpty = false): Promise<PageFigures> {
  const main = page.getByRole("main");
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 60_000 });
  if (!mayBeEmpty)
    await expect(page.locator("[data-figures]").first()).toBeAttached({ timeout: 60_000 });
  await openTables(page);
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 60_000 });
  const found = await page.evaluate((places) => {
    const marked = [...document.querySelectorAll("[data-figures]")].map((element) => ({
      marks: element.getAttribute("data-figures") ?? "[]",
      text: element.textContent ?? "",
    }));
    const isNamed = (element: Element) =>
      element.closest("[data-figures]") !== null ||
      element.querySelector("[data-figures]") !== null;
    const isDate = (text: string) => /^\d{2}\.\d{2}\.\d{4}/.test(text);
    const unnamed = [...document.querySelectorAll(`main :is(${places})`)]
      .filter((element) => {
        const text = element.textContent ?? "";
        return /\d/.test(text) && !isDate(text.trim()) && !isNamed(element);
      })
      .map((element) => `${element.className || element.tagName}: ${element.textContent}`);
    return { marked, unnamed };
  }, figurePlaces);
  const where = new URL(page.url()).pathname;
  return {
    seen: found.marked.flatMap(({ marks, text }) =>
      (JSON.parse(marks) as Mark[]).map((mark) => ({ ...mark, text, where })),
    ),
    unnamed: found.unnamed.map((text) => `${where}: ${text} has no name`),
  };
}

/**
 * What charts and maps read out, by keys: each chart at its earliest place, each map at the project
 * or unit that the first arrow leads to.
 */
export async function readOuts(page: Page): Promise<PageFigures & { readings: Readings }> {
  const all: PageFigures = { seen: [], unnamed: [] };
  const readings: Readings = { charts: 0, maps: 0, dots: 0 };
  const where = new URL(page.url()).pathname;
  const take = async (kind: keyof Readings, reading: Locator) => {
    readings[kind] += 1;
    const figures = reading
      .locator("[data-figures]")
      .or(reading.and(page.locator("[data-figures]")));
    const marked = await figures.evaluateAll((elements) =>
      elements.map((element) => ({
        marks: element.getAttribute("data-figures") ?? "[]",
        text: element.textContent ?? "",
      })),
    );
    if (marked.length === 0)
      all.unnamed.push(`${where}: ${await reading.textContent()} has no name`);
    for (const { marks, text } of marked)
      all.seen.push(...(JSON.parse(marks) as Mark[]).map((mark) => ({ ...mark, text, where })));
  };
  for (const chart of await page.locator(".chart-reading").all()) {
    await chart.getByRole("slider").press("Home");
    await take("charts", chart);
  }
  for (const map of await page.locator(".country-choosable").all()) {
    await map.press("ArrowRight");
    await take("maps", map.locator(".country-name"));
  }
  for (const reader of await page.locator(".dot-reader").all()) {
    await reader.getByRole("application").press("ArrowRight");
    // Of the whole country, sketches are told without figures.
    await expect(reader.locator(".dot-reading dd, .dot-reading-stage").first()).toBeVisible();
    await take("dots", reader.locator(".dot-reading"));
  }
  return { ...all, readings };
}

/** Until none is closed or empty: a section that comes late brings a closed table along. */
async function openTables(page: Page): Promise<void> {
  const empty = page.locator("details.chart-table:not(:has(.chart-table-body > *))");
  const folded = page.locator(".fold-line .fold-button[aria-expanded=false]");
  await expect
    .poll(
      async () => {
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll(
            ".fold-line .fold-button[aria-expanded=false]",
          ))
            (fold as HTMLElement).click();
          // Pressed, as people do: what is pressed before hydration is done when it is.
          for (const table of document.querySelectorAll(
            "details.chart-table:not([open]) > summary",
          ))
            (table as HTMLElement).click();
        });
        return (await empty.count()) + (await folded.count());
      },
      { timeout: 60_000 },
    )
    .toBe(0);
}

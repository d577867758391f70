import type { Page } from "@playwright/test";
import { rowDateFaults } from "./support/figures/dates.ts";
import { drawn, seed } from "./support/figures/drawn.ts";
import { faultsIn } from "./support/figures/faultsIn.ts";
import { openRows, type OpenRows } from "./support/figures/openRows.ts";
import {
  type PageFigures,
  readFigures,
  readOuts,
  type Readings,
} from "./support/figures/readFigures.ts";
import { recompute } from "./support/figures/recompute.ts";
import { people } from "./support/people.ts";
import { choosePerson } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

const MINUTES_MS = 60_000;

let open: OpenRows;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(2 * MINUTES_MS);
  process.stdout.write(`figures drawn with seed ${seed}\n`);
  open = await openRows(browser, process.env.E2E_ORIGIN!);
});

type Visit = PageFigures & { readings: Readings };

/** Opens each page in turn and reads its figures. */
async function visit(page: Page, paths: readonly string[]): Promise<Visit> {
  const all: Visit = { seen: [], unnamed: [], readings: { charts: 0, maps: 0, dots: 0 } };
  for (const path of paths) {
    await page.goto(path);
    const shown = await readFigures(page);
    expect(shown.seen.length, path).toBeGreaterThan(0);
    const { readings, ...read } = await readOuts(page);
    for (const { seen, unnamed } of [shown, read]) {
      all.seen.push(...seen);
      all.unnamed.push(...unnamed);
    }
    for (const kind of ["charts", "maps", "dots"] as const) all.readings[kind] += readings[kind];
  }
  return all;
}

async function expectTrue({ seen, unnamed }: PageFigures, atLeast: number): Promise<void> {
  expect(seen.length).toBeGreaterThan(atLeast);
  const faults = [...unnamed, ...(await faultsIn(seen, recompute(open.rows)))];
  expect(faults.length, faults.slice(0, 30).join("\n")).toBe(0);
}

test("[T16] [T8] every figure of the national pages is what the rows come to @desktop", async ({
  page,
}) => {
  test.setTimeout(8 * MINUTES_MS);
  const holdings = await open.rows.at<unknown[]>("/status/land-holdings");
  const figures = await visit(page, [
    "/",
    "/status/overview",
    "/status/kommuner",
    "/dashboard/nitrogen",
    ...drawn(
      [
        "/status/nationaltindblik",
        "/status/lokaletreparter",
        "/status/kystvandgrupper",
        "/status/skovrejsningsindsatsen",
        ...(holdings.length > 0 ? ["/status/jordopkoeb"] : []),
        "/dashboard/overview",
        "/dashboard/extraction?enhed=plan",
        "/dashboard/afforestation?enhed=tripartite",
      ],
      3,
    ),
  ]);
  await expectTrue(figures, 1500);
  const { charts, maps, dots } = figures.readings;
  expect(Math.min(charts, maps, dots), JSON.stringify(figures.readings)).toBeGreaterThan(0);
});

test("[T16] decisions lie between application and today, and plans are dated by the version that stands @desktop", async () => {
  const plans = drawn(await open.rows.plans(), 3).map(({ id }) => id);
  expect(await rowDateFaults(open.rows, plans)).toEqual([]);
});

test("[T8] 'Intet behov' is said of the groups whose goal is 0, and of no other @desktop", async ({
  page,
}) => {
  const plans = await open.rows.plans();
  await page.goto("/status/kystvandgrupper");
  await readFigures(page);
  const said = await page
    .locator("#liste tbody tr")
    .filter({ has: page.getByText("intet behov", { exact: true }) })
    .getByRole("rowheader")
    .allTextContents();
  const without = plans.filter(({ nitrogenReductionGoalT }) => nitrogenReductionGoalT === 0);
  expect(said.toSorted()).toEqual(without.map(({ name }) => name).toSorted());
});

test("[T16] [T8] every figure of units drawn at random is what the rows come to @desktop", async ({
  page,
}) => {
  test.setTimeout((process.env.FIGURES_ALL ? 120 : 8) * MINUTES_MS);
  const [plans, tripartites, municipalities] = await Promise.all([
    open.rows.listed("plan"),
    open.rows.listed("tripartite"),
    open.rows.listed("municipality"),
  ]);
  const figures = await visit(page, [
    ...drawn(plans, 1).flatMap(({ id }) => [
      `/status/kystvandgrupper/${id}`,
      `/dashboard/plan/${id}`,
    ]),
    ...drawn(tripartites, 1).flatMap(({ id }) => [
      `/status/lokaletreparter/${id}`,
      `/dashboard/vos/${id}`,
    ]),
    ...drawn(municipalities, 1).flatMap(({ id }) => [
      `/status/kommuner/${id}`,
      `/dashboard/kommune/${id}`,
    ]),
  ]);
  await expectTrue(figures, 500);
});

test("[T16] [T8] every figure of what changed, of comparisons and projects is what the rows come to @desktop", async ({
  page,
}) => {
  test.setTimeout((process.env.FIGURES_ALL ? 60 : 8) * MINUTES_MS);
  const plan = drawn(await open.rows.listed("plan"), 1)[0]!;
  const figures = await visit(page, [
    "/status/aendringer",
    `/status/aendringer?sted=plan/${plan.id}`,
    await comparisonOf("plan", 3),
    `${await comparisonOf("municipality", 4)}&vis=total&tael=established`,
    ...drawn(await open.rows.projects(), 2).map(
      ({ projectId }) => `/status/projekter/${projectId}`,
    ),
  ]);
  await expectTrue(figures, 150);
});

/** The address of some units of a kind next to each other, which are named in it. */
async function comparisonOf(kind: "plan" | "municipality", count: number): Promise<string> {
  const { units } = await open.rows.at<{ units: { slug: string }[] }>(
    `/status/pages/units/${kind}`,
  );
  const slugs = drawn(units, count)
    .slice(0, count)
    .map(({ slug }) => slug);
  return `/status/sammenlign?enhed=${kind}&valgt=${slugs.join(",")}`;
}

test("[L6] [T8] every figure of the plans' workspaces is what their rows come to @desktop", async ({
  page,
}) => {
  test.setTimeout((process.env.FIGURES_ALL ? 60 : 5) * MINUTES_MS);
  await page.goto("/plans?hvis=alle");
  await choosePerson(page, people.planReader);
  await expect(page.getByRole("status").filter({ hasText: /\d+ kystvandgrupper/ })).toBeVisible({
    timeout: MINUTES_MS,
  });
  const all = await readFigures(page);
  for (const { id } of drawn(await open.rows.plans(), 3)) {
    await page.goto(`/plans/${id}`);
    await expect(page.getByRole("tab", { name: "Overblik" })).toBeVisible({ timeout: MINUTES_MS });
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      for (const fold of await page.locator("main details:not([open]) > summary").all())
        if (await fold.isVisible()) await fold.click();
      const table = page.getByRole("button", { name: "Vis som tabel" });
      if (await table.isVisible()) {
        all.seen.push(...(await readFigures(page)).seen);
        await table.click();
      }
      // A plan may have no sketches, and then its list has no figures.
      const { seen, unnamed } = await readFigures(page, true);
      all.seen.push(...seen);
      all.unnamed.push(...unnamed);
    }
  }
  await expectTrue(all, 100);
});

import type { Locator, Page } from "@playwright/test";
import { rowDateFaults } from "./support/figures/dates.ts";
import { drawn, seed } from "./support/figures/drawn.ts";
import { isWritten } from "./support/figures/isWritten.ts";
import { openRows, type OpenRows } from "./support/figures/openRows.ts";
import { recompute, type Recomputed } from "./support/figures/recompute.ts";
import { effectKeys, Rows, type UnitKind } from "./support/figures/Rows.ts";
import { people } from "./support/people.ts";
import { choosePerson } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

/**
 * The headline figures of pages are what the API's rows come to. Everything else that pages show
 * comes with the same answers as the tables of `figureTables.e2e.ts`, which are recomputed whole.
 */

const MINUTES_MS = 60_000;
const effectNames = { nitrogen: "Kvælstof", extraction: "Lavbund", afforestation: "Skov" };

let open: OpenRows;
let recomputed: Recomputed;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(2 * MINUTES_MS);
  process.stdout.write(`figures drawn with seed ${seed}\n`);
  open = await openRows(browser, process.env.E2E_ORIGIN!);
  recomputed = recompute(open.rows);
});

/** What is written there is what the rows come to, each figure as every other place writes it. */
async function expectWritten(where: Locator, of: string, names: readonly string[]): Promise<void> {
  await expect(where).toBeVisible({ timeout: MINUTES_MS });
  const text = await where.innerText();
  for (const name of names) {
    const value = await recomputed(name, of);
    expect(value, `${name} of ${of}`).toBeDefined();
    expect(isWritten(name, value!, text), `${name} of ${of}: ${value} in '${text}'`).toBe(true);
  }
}

async function expectGoals(page: Page, names: readonly string[]): Promise<void> {
  for (const effect of effectKeys)
    await expectWritten(
      page.getByRole("article", { name: effectNames[effect] }),
      `country/${effect}`,
      names,
    );
}

const goalNames = [
  "goal.establishedShare",
  "goal.established",
  "goal.committedShare",
  "goal.committed",
  "goal.shareAfterDropout",
];

test("[T16] [T1] the headlines of the national pages are what the rows come to @desktop", async ({
  page,
}) => {
  test.setTimeout(5 * MINUTES_MS);
  const main = page.getByRole("main");
  await page.goto("/");
  await expectGoals(page, goalNames);
  await expectWritten(main, "country", ["unit.total", "figures.day", "land.quarter"]);
  await page.goto("/status/overview");
  await expectGoals(page, ["goal.goal", ...goalNames]);
  await expectWritten(main, "country", ["unit.total", "unit.established", "figures.day"]);
  await page.goto("/status/kystvandgrupper");
  await expectWritten(page.locator("#liste tfoot"), "country/groups", ["groups.missingT"]);
  const land = await open.rows.at<{ year: number; quarter: number }[]>("/status/land-holdings");
  const last = land.toSorted((a, b) => b.year - a.year || b.quarter - a.quarter)[0];
  if (last) {
    await page.goto("/status/jordopkoeb");
    await expectWritten(page.locator("#beholdning"), `land/${last.year}-${last.quarter}`, [
      "land.ownedHa",
      "land.projectLandHa",
      "land.compensationLandHa",
      "land.bindingAgreementsHa",
    ]);
  }
});

test("[T16] [T8] the headlines of units drawn at random are what the rows come to @desktop", async ({
  page,
}) => {
  test.setTimeout((process.env.FIGURES_ALL ? 120 : 5) * MINUTES_MS);
  for (const [kind, path] of [
    ["plan", "kystvandgrupper"],
    ["tripartite", "lokaletreparter"],
    ["municipality", "kommuner"],
  ] as const)
    for (const { id } of drawn(await open.rows.listed(kind), 2)) {
      await page.goto(`/status/${path}/${id}`);
      await expectNeed(page, kind, id);
      await expectWritten(page.getByRole("main"), `${kind}/${id}`, ["unit.total"]);
    }
});

/** The large figure, its share, and the ledger beneath; where nothing is missing, no figure. */
async function expectNeed(page: Page, kind: UnitKind, id: string): Promise<void> {
  const [of, name] =
    kind === "plan" ? [`plan/${id}`, "coverage"] : [`${kind}/${id}/groups`, "groups"];
  const section = page.locator("#kvaelstof");
  const needT = Number((await recomputed(`${name}.needT`, of)) ?? 0);
  if (needT === 0) return;
  const missingT = Number(await recomputed(`${name}.missingT`, of));
  if (missingT >= 0.05)
    await expectWritten(section.locator(".answer-figure"), of, [`${name}.missingT`]);
  else await expect(section.locator(".need-covered")).toBeVisible();
  await expectWritten(section.locator(".ledger"), of, [`${name}.needT`, `${name}.coveredT`]);
}

test("[L6] [T8] the headline of plans' workspaces is what their rows come to @desktop", async ({
  page,
}) => {
  test.setTimeout((process.env.FIGURES_ALL ? 60 : 5) * MINUTES_MS);
  await page.goto("/plans?hvis=alle");
  await choosePerson(page, people.planReader);
  const plans = await open.rows.plans();
  const table = page.getByRole("main").locator("tfoot");
  await expectWritten(table, `plans/${plans.length}/draft`, ["plan.plannedT"]);
  for (const { id } of drawn(plans, 3)) {
    const missingT = Number(await recomputed("plan.missingAfterDropoutT", `plan/${id}/draft`));
    if (missingT < 0.05) continue;
    await page.goto(`/plans/${id}`);
    await expectWritten(page.locator(".plan-hero"), `plan/${id}/draft`, [
      "plan.missingAfterDropoutT",
    ]);
  }
});

test("[T8] 'Intet behov' is said of the groups whose goal is 0, and of no other @desktop", async ({
  page,
}) => {
  const plans = await open.rows.plans();
  await page.goto("/status/kystvandgrupper");
  const without = plans.filter(({ nitrogenReductionGoalT }) => nitrogenReductionGoalT === 0);
  const said = page
    .locator("#liste tbody tr")
    .filter({ has: page.getByText("intet behov", { exact: true }) })
    .getByRole("rowheader");
  await expect(said).toHaveText(without.map(({ name }) => new RegExp(name)));
});

test("[T16] decisions lie between application and today, and plans are dated by the version that stands @desktop", async () => {
  const plans = drawn(await open.rows.plans(), 3).map(({ id }) => id);
  expect(await rowDateFaults(open.rows, plans)).toEqual([]);
});

test("[T16] a decision before its application, after today, or of a version undone is found out @desktop", async () => {
  const [plan] = (await open.rows.plans()).filter((one) => one.lastPublishedTimestamp !== null);
  const [first, second] = await open.rows.projects();
  expect(await rowDateFaults(open.rows, [plan!.id])).toEqual([]);
  const spoilt = new Rows(async <T>(path: string) => {
    if (path === "/api/status/projects")
      return [
        { ...first!, applicationTimestamp: "2026-03-01", lastStateChanged: "2026-02-01" },
        { ...second!, lastStateChanged: "2999-01-01" },
      ] as T;
    if (path === "/api/status/plans")
      return [{ ...plan!, lastPublishedTimestamp: "2026-01-02T10:00:00.000Z" }] as T;
    return open.rows.at<T>(path.replace("/api", ""));
  });
  expect(await rowDateFaults(spoilt, [plan!.id])).toHaveLength(3);
});

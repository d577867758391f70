import type { Page } from "@playwright/test";
import { rowDateFaults } from "./support/figures/dates.ts";
import { drawn } from "./support/figures/drawn.ts";
import { faultsIn } from "./support/figures/faultsIn.ts";
import { isWritten } from "./support/figures/isWritten.ts";
import { openRows, type OpenRows } from "./support/figures/openRows.ts";
import { pageFaults, type StatusAnswer } from "./support/figures/pageFaults.ts";
import { readFigures } from "./support/figures/readFigures.ts";
import { recompute } from "./support/figures/recompute.ts";
import { Rows } from "./support/figures/Rows.ts";
import { readTable, tableFaults, unitColumns } from "./support/figures/tables.ts";
import { people } from "./support/people.ts";
import { choosePerson } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

/**
 * Faults that pages once had, put back one by one: the comparison must find each of them. Every day
 * another of them is drawn; `npm run figures -- --faults` puts them all back.
 */

const MINUTE_MS = 60_000;
const FAULTS_A_DAY = 1;

let open: OpenRows;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(2 * MINUTE_MS);
  open = await openRows(browser, process.env.E2E_ORIGIN!);
});

for (const { fault, path, answer, spoil, caught } of drawn(pageFaults, FAULTS_A_DAY))
  test(`[T16] a page with this fault is found out: ${fault} @desktop`, async ({ page }) => {
    test.setTimeout(4 * MINUTE_MS);
    await page.route(answer, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as StatusAnswer;
      spoil(json);
      await route.fulfill({ response, json });
    });
    const where = typeof path === "string" ? path : path(await needyPlan());
    // With something unknown in its address a page comes without figures, and asks for the spoilt.
    expect(await faultsOn(page, `${where}?spoilt`)).toMatch(caught);
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

test("[S4] [T16] overlaps added up instead of joined are found out @desktop", async ({ page }) => {
  test.setTimeout(4 * MINUTE_MS);
  const path = `/screening?analysis=${await screenedAmongProjects()}`;
  let spoil = (json: Screening) => json;
  await page.route(/\/api\/screening\/analyses\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: spoil((await response.json()) as Screening) });
  });
  expect(await faultsOn(page, path)).toBe("");
  spoil = (json) => {
    for (const { code, figures } of json.verdict.neighbours.warnings)
      if (code === "overlap.demarcation" || code === "overlap.sketches") figures.overlapHa! *= 3;
    return json;
  };
  expect(await faultsOn(page, path)).toMatch(
    /overlap\.\w+Ha of screening\/\S+ on \S+: .* from rows/,
  );
});

test("[L6] a workspace that counts what others have not published, or dates an undone version, is found out @desktop @release", async ({
  page,
}) => {
  test.setTimeout(4 * MINUTE_MS);
  await page.route(/\/api\/plans(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { planned: { nitrogenReductionT: number } }[];
    json[0]!.planned.nitrogenReductionT += 3.6;
    await route.fulfill({ response, json });
  });
  await page.goto("/plans?hvis=alle");
  await choosePerson(page, people.planReader);
  await expect(page.getByRole("status").filter({ hasText: /kystvandgrupper/ })).toBeVisible({
    timeout: MINUTE_MS,
  });
  const { seen } = await readFigures(page);
  const found = (await faultsIn(seen, recompute(open.rows))).join("\n");
  expect(found).toMatch(/plan\.plannedT of plan\/\S+\/draft on \/plans: .* from rows/);

  const published = (await open.rows.plans()).find((plan) => plan.lastPublishedTimestamp !== null);
  await page.route(new RegExp(`/api/plans/${published!.id}(?:\\?|$)`), async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { lastPublishedAt: string };
    await route.fulfill({ response, json: { ...json, lastPublishedAt: "2026-01-02T10:00:00Z" } });
  });
  await page.goto(`/plans/${published!.id}`);
  await expect(page.getByRole("tab", { name: "Overblik" })).toBeVisible({ timeout: MINUTE_MS });
  const dated = await readFigures(page);
  expect((await faultsIn(dated.seen, recompute(open.rows))).join("\n")).toMatch(
    /plan\.publishedOn of plan\/\S+ on \S+: 2026-01-02, from rows/,
  );
});

test("[T16] a number in the place of a figure must have a name @desktop", async ({ page }) => {
  await page.goto("/status/kystvandgrupper");
  await readFigures(page);
  await page
    .locator("td.numeric [data-figures]")
    .first()
    .evaluate((cell) => {
      cell.removeAttribute("data-figures");
    });
  expect((await readFigures(page)).unnamed.join()).toMatch(/numeric: .* has no name/);
});

test("[T16] a table that differs from the rows is found out @desktop", async () => {
  test.setTimeout(4 * MINUTE_MS);
  const path = "/api/status/tables/units/plan.csv";
  const table = readTable((await open.file(path)).toString("utf8"));
  const short = table.rows.find((row) => row.Vurdering === "Mangler")!;
  short["Mangler (t), med tilsagn"] = "0";
  short["Kvælstof (t), i alt"] += "12345";
  const { faults: found } = await tableFaults(
    table,
    { name: "plan.csv", columns: unitColumns, of: ({ Id }) => (Id ? `plan/${Id}` : null) },
    recompute(open.rows),
  );
  expect(found.join("\n")).toMatch(/coverage\.missingT of plan\/\S+ is 0, from rows/);
  expect(found.join("\n")).toMatch(/Kvælstof \(t\), i alt is \S+, with digits of noise/);
});

for (const { name, value, text, is } of [
  { name: "coverage.share", value: 0.2896, text: "28,9 %", is: false },
  { name: "coverage.share", value: 0.2896, text: "29,0 %", is: true },
  { name: "coverage.share", value: 0.0001, text: "0,0 %", is: false },
  { name: "coverage.share", value: 0.0001, text: "<0,1 %", is: true },
  { name: "coverage.share", value: 0.9999, text: "100 %", is: false },
  { name: "coverage.share", value: 0.9999, text: ">99,9 %", is: true },
  { name: "unit.nitrogen", value: 50.89, text: "50,89 t", is: false },
  { name: "unit.nitrogen", value: 50.89, text: "50,9 t", is: true },
  { name: "unit.extraction", value: 42.52, text: "43 ha", is: false },
  { name: "land.ownedHa", value: 5609.6, text: "5.610 ha", is: false },
  { name: "unit.total", value: 1374, text: "1.374 projekter", is: true },
  { name: "unit.total", value: 374, text: "1.374 projekter", is: false },
  { name: "plan.sketchCount", value: 0, text: "og ingen skitser", is: true },
  { name: "plan.sketchCount", value: 1, text: "og ingen skitser", is: false },
  {
    name: "forecast.committed.monthsAfterDeadline",
    value: 7,
    text: "1 år efter fristen",
    is: false,
  },
  {
    name: "forecast.committed.monthsAfterDeadline",
    value: 7,
    text: "7 måneder efter fristen",
    is: true,
  },
])
  test(`[T16] '${text}' ${is ? "says" : "does not say"} ${value} as ${name} @desktop`, () => {
    expect(isWritten(name, value, text)).toBe(is);
  });

type Screening = {
  verdict: { neighbours: { warnings: { code: string; figures: { overlapHa?: number } }[] } };
};

/** Screens the outlines of projects drawn at random until two others at least lie in one. */
async function screenedAmongProjects(): Promise<string> {
  for (const { geoLocationId } of drawn(await open.rows.projects(), 20)) {
    const { geometryWkt } = await open.rows.at<{ geometryWkt: string }>(
      `/geometries/${geoLocationId}`,
    );
    const numbers = [...geometryWkt.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
    const [xs, ys] = [numbers.map(([, x]) => Number(x)), numbers.map(([, , y]) => Number(y))];
    const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    const [x, y] = [middle(xs), middle(ys)];
    const corners = [-1, 1].map((sign) => [x + sign * 1000, y + sign * 1000] as const);
    const [[west, south], [east, north]] = [corners[0]!, corners[1]!];
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    const answer = await fetch(`${process.env.E2E_ORIGIN}/api/screening/analyses`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        crs: "25832",
        geometry: { type: "Polygon", coordinates: [ring] },
      }),
    });
    const lines = (await answer.text()).trim().split("\n");
    const last = JSON.parse(lines.at(-1)!) as { id: string } & Screening["verdict"];
    const over = last.neighbours?.warnings.filter(({ figures }) => Number(figures.overlapHa) > 0);
    if (over?.length === 2) return last.id;
  }
  throw new Error("no place where both projects and sketches lie");
}

async function faultsOn(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const { seen } = await readFigures(page);
  return (await faultsIn(seen, recompute(open.rows))).join("\n");
}

/** A plan with a need that is not covered, so that its page tells all of it. */
async function needyPlan(): Promise<string> {
  const { units: list } = await open.rows.at<StatusAnswer>("/status/pages/units/plan");
  return list.find(({ plan }) => plan.verdict === "missing" && plan.coverage.contributedT > 0)!.id;
}

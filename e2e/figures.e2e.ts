import type { Page } from "@playwright/test";
import { people } from "./support/people.ts";
import { recomputeFigures } from "./support/recomputeFigures.ts";
import { choosePerson } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

type Mark = { name: string; of: string; value: number | null };
type UnitsAnswer = {
  units: { plan: { verdict: string; coverage: { missingT: number } } }[];
  country: { counts: { total: number } };
};
type Seen = Mark & { text: string; where: string };

/** Every figure that the page marks with its definition's name, and the text it stands in. */
async function readFigures(page: Page): Promise<Seen[]> {
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0, {
    timeout: 40_000,
  });
  await expect(page.locator("[data-figures]").first()).toBeAttached({ timeout: 40_000 });
  const found = await page.locator("[data-figures]").evaluateAll((elements) =>
    elements.map((element) => ({
      marks: element.getAttribute("data-figures") ?? "[]",
      text: element.textContent ?? "",
    })),
  );
  const where = new URL(page.url()).pathname;
  return found.flatMap(({ marks, text }) =>
    (JSON.parse(marks) as Mark[]).map((mark) => ({ ...mark, text, where })),
  );
}

const same = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));

/** As Danish writes it, with as many decimals as the text may have chosen, or as a percentage. */
function isWritten(value: number, text: string): boolean {
  const plain = text.replace(/\s/g, " ");
  const written = [0, 1, 2, 3].flatMap((decimals) => {
    const style = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return [
      new Intl.NumberFormat("da-DK", style).format(value),
      new Intl.NumberFormat("da-DK", style).format(value * 100),
    ];
  });
  return written.some((one) => plain.includes(one.replace(/\s/g, " ")));
}

/** The same definition for the same thing never differs, and is what the rows come to. */
function faultsIn(seen: readonly Seen[], expected: ReadonlyMap<string, number>): string[] {
  const faults: string[] = [];
  const first = new Map<string, Seen>();
  for (const figure of seen) {
    if (figure.value === null) continue;
    const key = `${figure.name} of ${figure.of}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, figure);
    else if (!same(other.value!, figure.value))
      faults.push(`${key}: ${other.value} on ${other.where}, ${figure.value} on ${figure.where}`);
    const recomputed = expected.get(key);
    if (recomputed === undefined) faults.push(`${key} on ${figure.where} is not recomputed`);
    else if (!same(recomputed, figure.value))
      faults.push(`${key} on ${figure.where}: ${figure.value}, from rows ${recomputed}`);
    if (!isWritten(figure.value, figure.text))
      faults.push(`${key} on ${figure.where}: ${figure.value} is not in '${figure.text}'`);
  }
  return [...new Set(faults)];
}

test("[T16] [T8] every marked figure is what the rows come to, the same on every page @desktop", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const { expected, plans, municipalities } = await recomputeFigures(read);
  const seen: Seen[] = [];
  const visit = async (path: string) => {
    await page.goto(path);
    seen.push(...(await readFigures(page)));
  };
  await visit("/");
  await visit("/status/nationaltindblik");
  await visit("/status/lokaletreparter");
  await visit("/status/kommuner");
  await visit("/status/kystvandgrupper");
  for (const id of plans.slice(0, 6)) {
    await visit(`/status/kystvandgrupper/${id}`);
    await visit(`/dashboard/plan/${id}`);
  }
  for (const id of municipalities.slice(0, 3)) await visit(`/status/kommuner/${id}`);
  expect(seen.length).toBeGreaterThan(500);
  expect(new Set(seen.map(({ where }) => where)).size).toBeGreaterThan(15);
  expect(faultsIn(seen, expected).slice(0, 20)).toEqual([]);
});

test("[T16] a figure on a page that does not follow from the rows is found @desktop", async ({
  page,
}) => {
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const { expected } = await recomputeFigures(read);
  await page.route(/\/api\/status\/pages\/units\/plan(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as UnitsAnswer;
    const short = json.units.find(({ plan }) => plan.verdict === "missing")!;
    short.plan.coverage.missingT += 0.2;
    // As if projects were added up over the groups they lie in.
    json.country.counts.total += 50;
    await route.fulfill({ response, json });
  });
  await page.goto("/status/kystvandgrupper");
  const faults = faultsIn(await readFigures(page), expected).join(" ");
  expect(faults).toMatch(/coverage\.missingT of plan\/\S+ on \S+: .* from rows/);
  expect(faults).toMatch(/unit\.total of country on \S+: .* from rows/);
});

test("[T16] [T8] the CSV of coastal water groups holds the figures of the page @desktop", async ({
  page,
}) => {
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const { expected } = await recomputeFigures(read);
  const csv = await (await page.request.get("/api/status/tables/units/plan.csv")).text();
  const lines = csv
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => line !== "");
  const head = lines.find((line) => line.includes("Mangler (t), med tilsagn"))!;
  const columns = head.split(";");
  const at = (title: string) => columns.findIndex((column) => column.replaceAll('"', "") === title);
  const [id, missing] = [at("Id"), at("Mangler (t), med tilsagn")];
  const rows = lines.slice(lines.indexOf(head) + 1).map((line) => line.split(";"));
  let compared = 0;
  for (const row of rows) {
    const recomputed = expected.get(`coverage.missingT of plan/${row[id]}`);
    if (recomputed === undefined) continue;
    const given = Number(row[missing]!.replace(",", "."));
    expect(Math.abs(given - recomputed), `${row[id]}: ${given}, ${recomputed}`).toBeLessThan(
      0.0501,
    );
    compared += 1;
  }
  expect(compared).toBeGreaterThan(30);
});

test("[L6] [T8] a plan's workspace shows one planned figure @desktop", async ({ page }) => {
  await page.goto("/plans");
  await choosePerson(page, people.planReader);
  await expect(page.getByRole("status").filter({ hasText: "37 kystvandgrupper" })).toBeVisible({
    timeout: 40_000,
  });
  const listed = await readFigures(page);
  await page.getByRole("link", { name: "Hevring Bugt", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Balance" })).toBeVisible({ timeout: 40_000 });
  await expect(page.locator(".plan-twice")).toBeVisible({ timeout: 40_000 });
  const open = (await readFigures(page)).filter(({ name }) => name === "plan.plannedT");
  expect(open.length).toBeGreaterThan(2);
  const inList = listed.find(({ name, of }) => name === "plan.plannedT" && of === open[0]!.of)!;
  for (const { value, text } of open) {
    expect(same(value!, inList.value!), `${value} and ${inList.value}: ${text}`).toBe(true);
  }
});

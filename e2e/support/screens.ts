import { expect, type Page } from "@playwright/test";
import { people, type Person } from "./people.ts";
import { choosePerson, pressLogIn, userMenu } from "./signIn.ts";

/** Pages that the server renders for everyone. */
export const publicPages = [
  "/",
  "/status/overview",
  "/status/nationaltindblik",
  "/status/kommuner",
  "/status/kommuner/viborg",
  "/status/kystvandgrupper",
  "/status/jordopkoeb",
  "/status/skovrejsningsindsatsen",
  "/dashboard/overview",
  "/data",
  "/cookies",
  "/accessibility",
];

/** With what only a browser shows: maps, a wrong address, one section alone. */
const shownPages = [
  ...publicPages,
  "/screening",
  "/status/sammenlign",
  "/status/aendringer",
  "/status/kystvandgrupper/vesterhavet-nord",
  "/status/jordopkoeb?embed=beholdning",
  "/dashboard/nitrogen",
  "/settings",
  "/findes/ikke",
];

/** As whom which pages are looked at; `*` is the first project or plan of that person's list. */
export const screens: readonly { person: Person | null; paths: readonly string[] }[] = [
  { person: null, paths: shownPages },
  {
    person: people.landowner,
    paths: ["/", "/projects", "/mit-areal", "/messages", "/settings"],
  },
  { person: people.company, paths: ["/projects", "/projects/*", "/projects/new"] },
  { person: people.adviser, paths: ["/", "/projects", "/projects/*"] },
  { person: people.planner, paths: ["/", "/plans", "/plans/*", "/projects"] },
  { person: people.planReader, paths: ["/plans", "/plans/*"] },
  { person: people.caseworker, paths: ["/", "/projects", "/projects/*", "/messages"] },
];

export async function beginAs(page: Page, person: Person | null): Promise<void> {
  if (!person) return;
  await page.goto("/");
  await pressLogIn(page);
  await choosePerson(page, person);
  await expect(userMenu(page, person)).toBeVisible({ timeout: 40_000 });
}

/** Opens a screen as far as it comes by itself; folds stay as they are. */
export async function visit(page: Page, path: string): Promise<void> {
  const [list = "", rest] = path.split("/*");
  await page.goto(list);
  if (rest !== undefined) {
    const first = page.locator(`main a[href^="${list}/"]:not([href$="/new"])`).first();
    await expect(first).toBeVisible({ timeout: 40_000 });
    await page.goto((await first.getAttribute("href"))!);
  }
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached({ timeout: 40_000 });
  await page.waitForLoadState("networkidle");
}

/** Every fold is opened, and those within them. */
export async function openFolds(page: Page): Promise<void> {
  const closed = page.locator("details:not([open]) > summary");
  await expect(async () => {
    await page.locator("details").evaluateAll((folds: unknown[]) => {
      for (const fold of folds as { open: boolean }[]) fold.open = true;
    });
    expect(await closed.count()).toBe(0);
  }).toPass({ timeout: 40_000 });
}

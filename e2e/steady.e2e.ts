import type { Page } from "@playwright/test";
import { people } from "./support/people.ts";
import { signIn } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

declare global {
  interface Window {
    shifts: { value: number; where: string }[];
  }
}

/** Runs in the page before its own scripts. */
function watchShifts(): void {
  window.shifts = [];
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const nodes = sources.map(({ node }) =>
        node instanceof Element ? node : node?.parentElement,
      );
      const where = nodes.map((node) => `${node?.localName}.${node?.className}`).join(" ");
      window.shifts.push({ value, where });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const open = [
  "/",
  "/settings",
  "/cookies",
  "/data",
  "/screening",
  "/status/overview",
  "/status/aendringer",
  "/status/kystvandgrupper",
  "/status/jordopkoeb",
  "/dashboard/overview",
];
const signedIn = [...open, "/projects", "/messages"];

/** Cumulative, as browsers count it; 0.1 is what they call good. */
const MOST = 0.02;

async function expectSteady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${path} moves: ${shifts.map(({ where }) => where).join("; ")}`).toBeLessThanOrEqual(
    MOST,
  );
}

test.describe("no page moves while it is read in", () => {
  test("for a visitor", async ({ page }) => {
    await page.addInitScript(watchShifts);
    for (const path of open) await expectSteady(page, path);
  });

  for (const [role, paths] of [
    ["landowner", signedIn],
    ["planner", [...signedIn, "/plans"]],
    ["caseworker", signedIn],
  ] as const)
    test(`for a ${role}`, async ({ page }) => {
      await page.addInitScript(watchShifts);
      await page.goto("/");
      await signIn(page, people[role]);
      for (const path of paths) await expectSteady(page, path);
    });
});

test("after a reload the header shows who is signed in before the authority has answered @desktop", async ({
  page,
}) => {
  await page.goto("/");
  await signIn(page, people.planner);
  await page.route("**/identity/**", () => {});
  await page.reload();
  const header = page.getByRole("banner");
  await expect(header.getByText("DV", { exact: true })).toBeVisible();
  await expect(header.getByRole("link", { name: "Mine projekter" }).first()).toBeAttached();
  await expect(page.getByRole("heading", { name: "Hvad vil du gøre i dag?" })).toBeVisible();
});

import type { Page } from "@playwright/test";
import type { Person } from "./people.ts";
import { choosePerson } from "./signIn.ts";
import { expect } from "./test.ts";

export async function openPlans(page: Page, person: Person): Promise<void> {
  await page.goto("/plans");
  await choosePerson(page, person);
  await expect(page.getByRole("heading", { level: 1, name: "Planlægning" })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible({ timeout: 40_000 });
  // The list opens on one's own.
  const all = page.getByRole("radio", { name: "Alle (37)" });
  if (await all.isVisible()) await all.check();
  await expect(page.getByRole("status").filter({ hasText: "37 kystvandgrupper" })).toBeVisible();
}

export async function openPlan(page: Page, person: Person, name = "Hevring Bugt"): Promise<void> {
  await openPlans(page, person);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("tab", { name: "Overblik" })).toBeVisible({ timeout: 40_000 });
}

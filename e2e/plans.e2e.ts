import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/expectAccessible.ts";
import { people, type Person } from "./support/people.ts";
import { choosePerson } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

async function openPlans(page: Page, person: Person): Promise<void> {
  await page.goto("/plans");
  await choosePerson(page, person);
  await expect(page.getByRole("heading", { level: 1, name: "Planlægning" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "37 kystvandgrupper" })).toBeVisible({
    timeout: 40_000,
  });
}

async function openPlan(page: Page, person: Person, name = "Hevring Bugt"): Promise<void> {
  await openPlans(page, person);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("tab", { name: "Balance" })).toBeVisible({ timeout: 40_000 });
}

test.describe("the plan list", () => {
  test("[L1] is searched, counted and sorted four ways, and says so in the address", async ({
    page,
  }) => {
    await openPlans(page, people.planReader);
    const first = page.getByRole("row").nth(1).getByRole("rowheader");
    await expect(first).toContainText("Anholt");
    await page.getByLabel("Sortér efter").selectOption({ label: "Kvælstof, t" });
    await expect(page).toHaveURL(/sort=nitrogen/);
    await expect(first).not.toContainText("Anholt");
    await page.getByRole("searchbox").fill("nibe");
    await expect(page.getByText("1 kystvandgruppe", { exact: true })).toBeVisible();
    await page.getByRole("searchbox").fill("findes ikke");
    await expect(page.getByRole("heading", { name: /Ingen kystvandgrupper passer/ })).toBeVisible();
    await expectAccessible(page);
  });

  test("[L1] is closed to people without a planning role @desktop", async ({ page }) => {
    await page.goto("/plans");
    await choosePerson(page, people.landowner);
    await expect(page).toHaveURL(/access-denied/);
  });
});

test.describe("a plan", () => {
  test("[L2, L7] shows balance, sub-catchments as bars and table, and who contributes", async ({
    page,
  }) => {
    await openPlan(page, people.planReader);
    const panel = page.getByRole("tabpanel");
    for (const word of ["Behov", "Planlagt", "Opnået", "Mangler"])
      await expect(panel.getByText(word, { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Demonstrationsgeografi").first()).toBeAttached();
    await panel.getByRole("button", { name: "Vis som tabel" }).click();
    await expect(panel.getByRole("columnheader", { name: "Med frafald" })).toBeAttached();
    await expect(panel.getByRole("heading", { name: "Potentiel udtagning" })).toBeAttached();
    await expect(panel.getByRole("heading", { name: "Kommuner" })).toBeAttached();
    await expect(panel.getByRole("heading", { name: "Lokale treparter" })).toBeAttached();
    await expectAccessible(page);
  });

  test("[L4] a reader sees everything and is offered no change", async ({ page }) => {
    await openPlan(page, people.planReader);
    await expect(page.getByRole("button", { name: /^Udgiv/ })).toHaveCount(0);
    await page.getByRole("tab", { name: /Skitser/ }).click();
    await expect(page.getByRole("link", { name: "Opret skitseprojekt" })).toHaveCount(0);
    await expect(page.getByText("Planen ændres ikke", { exact: false })).toBeVisible();
    await page.getByRole("tabpanel").getByRole("listitem").getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: "Virkning" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Slet" })).toHaveCount(0);
  });

  test("[L2] toggling as a reader tries out: the balance follows, the plan stays @desktop", async ({
    page,
  }) => {
    await openPlan(page, people.planReader);
    const bar = page.getByRole("region", { name: "Scenarie" });
    const before = await bar.getByText(/af \d+ skitser/).textContent();
    await page.getByRole("tab", { name: /Skitser/ }).click();
    await page.getByRole("button", { name: "Udelad alle viste" }).click();
    await expect(bar.getByText(/Medregnet\s*0 af \d+ skitser/)).toBeVisible();
    await expect(bar.getByLabel("Scenarie")).toHaveValue("try");
    await page.reload();
    await expect(bar.getByText(before ?? "")).toBeVisible({ timeout: 40_000 });
  });

  test("[L2] the tabs work by keyboard, and downloads come as files @desktop", async ({ page }) => {
    await openPlan(page, people.planReader);
    await page.getByRole("tab", { name: "Balance" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: /Skitser/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(page).toHaveURL(/fane=sketches/);
    await page.getByRole("button", { name: "Hent", exact: true }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV med projekter" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test("[L3, L5] a sketch is made by coordinates, measured, renamed and deleted @desktop", async ({
  page,
}) => {
  await openPlan(page, people.planner);
  await page.getByRole("tab", { name: /Skitser/ }).click();
  const someone = page.getByRole("tabpanel").getByRole("listitem").getByRole("link").first();
  await someone.click();
  const place = page.getByText(/^Ø [\d.]+ N [\d.]+/);
  await expect(place).toBeVisible();
  await page.waitForTimeout(1_500);
  const [east = 0, north = 0] = ((await place.textContent()) ?? "")
    .match(/[\d.]{6,}/g)!
    .map((figure) => Number(figure.replaceAll(".", "")));
  await page.goBack();
  await page.getByRole("link", { name: "Opret skitseprojekt" }).click();
  await page.getByLabel("Navn").fill("Prøve fra test");
  await page.getByLabel(/^Virkemiddel/).selectOption({ index: 3 });
  await page.getByRole("tab", { name: /Koordinater/ }).click();
  const corners = [
    [0, 0],
    [300, 0],
    [300, 300],
    [0, 300],
  ].map(([x = 0, y = 0]) => `${east + x} ${north + y}`);
  await page.getByText("Indsæt flere punkter").first().click();
  await page.getByRole("textbox", { name: "Indsæt flere punkter" }).fill(corners.join("\n"));
  await page.getByRole("button", { name: "Brug punkterne" }).click();
  await page.getByRole("button", { name: "Opret", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Prøve fra test" })).toBeVisible();
  await expect(page.getByText("9,0 ha").first()).toBeVisible();
  await page.getByLabel("Navn").fill("Prøve fra test, rettet");
  await page.getByRole("button", { name: "Gem ændringer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /rettet/ })).toBeVisible();
  await page.getByRole("button", { name: "Slet" }).click();
  await page.getByRole("button", { name: "Ja, slet" }).click();
  await expect(page).toHaveURL(/fane=sketches/);
});

test("[L6] publishing asks first, and the versions can be compared @desktop", async ({ page }) => {
  await openPlan(page, people.planner);
  await page.getByRole("button", { name: /^Udgiv version/ }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Alle kan se den udgivne version");
  await dialog.getByRole("button", { name: "Annullér" }).click();
  await page.getByRole("button", { name: /Se ændringer|Versioner/ }).click();
  await expect(page.getByRole("dialog")).toContainText(/Versioner af/);
});

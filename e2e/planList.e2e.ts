import { expectAccessible } from "./support/expectAccessible.ts";
import { openPlan, openPlans } from "./support/openPlan.ts";
import { people } from "./support/people.ts";
import { choosePerson } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

test.describe("the plan list", () => {
  test("[L1] is searched, counted and sorted four ways, and says so in the address", async ({
    page,
  }) => {
    await openPlans(page, people.planReader);
    const first = page.getByRole("row").nth(1).getByRole("rowheader");
    await expect(first).toContainText("Anholt");
    // A phone shows the plans first.
    const tools = page.getByText("Søg og sorter");
    if (await tools.isVisible()) await tools.click();
    await page.getByLabel("Sorter efter").selectOption({ label: "Kvælstof, t" });
    await expect(page).toHaveURL(/sort=nitrogen/);
    await expect(first).not.toContainText("Anholt");
    // On a tablet that stands the last column is seen too.
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 768, height: 1024 });
    const beyond = await page
      .locator(".plan-list .table-frame")
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await page.setViewportSize(size);
    await page.getByRole("searchbox").fill("nibe");
    await expect(page.getByText("1 kystvandgruppe", { exact: true })).toBeVisible();
    await page.getByRole("searchbox").fill("findes ikke");
    await expect(
      page.getByRole("heading", { name: /Ingen kystvandgrupper matcher/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test("[L1] is closed to people without a planning role @desktop @release", async ({ page }) => {
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
    for (const fold of ["Sådan er tallet regnet", "Før udgivelse", "Om planen"])
      await panel.getByText(fold, { exact: true }).click();
    for (const word of ["Planlagt efter frafald", "Anlagt"])
      await expect(panel.getByText(word, { exact: true }).first()).toBeVisible();
    await expect(panel.getByText("Markregulering dækker behovet", { exact: true })).toBeVisible();
    await expect(panel.getByText(/virkemiddel$/).first()).toBeVisible();
    await expect(page.getByText("Demonstrationsgeografi").first()).toBeAttached();
    await panel.getByRole("button", { name: "Vis som tabel" }).click();
    await expect(panel.getByRole("columnheader", { name: "Før frafald" })).toBeAttached();
    await expect(panel.getByRole("heading", { name: "Potentiel udtagning" })).toBeAttached();
    await expect(panel.getByRole("heading", { name: "Kommuner" })).toBeAttached();
    await expect(panel.getByRole("heading", { name: "Lokale treparter" })).toBeAttached();
    await expectAccessible(page);
  });

  test("[L4] a reader sees everything and is offered no change @release", async ({ page }) => {
    await openPlan(page, people.planReader);
    await expect(page.getByRole("button", { name: /^Udgiv/ })).toHaveCount(0);
    await page.getByRole("tab", { name: /Skitser/ }).click();
    await expect(page.getByRole("link", { name: "Tegn skitse" })).toHaveCount(0);
    await expect(page.getByText("Planen ændres ikke", { exact: false })).toBeVisible();
    await page.getByRole("tabpanel").getByRole("listitem").getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: "Effekt" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Slet" })).toHaveCount(0);
  });

  test("[L2] toggling as a reader tries out: the balance follows, the plan stays @desktop @release", async ({
    page,
  }) => {
    await openPlan(page, people.planReader, "Skagerrak");
    const bar = page.getByRole("region", { name: "Scenarie" });
    const counted = bar.getByText(/\d+ af \d+ skitser/);
    const before = (await counted.textContent()) ?? "";
    await page.getByRole("tab", { name: /Skitser/ }).click();
    await page.getByRole("button", { name: "Vælg flere" }).click();
    await page.getByRole("button", { name: "Udelad alle viste" }).click();
    await expect(counted).not.toHaveText(before);
    await expect(bar.getByLabel("Scenarie")).toHaveValue("try");
    // What still counts belongs to plans next to this one, and says so.
    const panel = page.getByRole("tabpanel");
    const more = panel.getByRole("button", { name: /^Vis \d+ flere/ });
    for (let times = 0; times < 5 && (await more.isVisible()); times += 1) await more.click();
    await expect(panel.getByRole("checkbox", { checked: true, disabled: false })).toHaveCount(0);
    const left = Number(/(\d+) af/.exec((await counted.textContent()) ?? "")?.[1]);
    expect(left).toBeLessThan(Number(/(\d+) af/.exec(before)?.[1]));
    await expect(panel.getByText(/^Hører til .+, som bestemmer/).first()).toBeAttached();
    const beside = await panel.getByRole("checkbox", { checked: true, disabled: true }).count();
    // Untouched forest counts too; it has a tab of its own.
    await page.getByRole("tab", { name: /Supplerende/ }).click();
    await expect(panel.getByRole("checkbox", { checked: true })).toHaveCount(left - beside);
    await page.reload();
    await expect(counted).toHaveText(before, { timeout: 40_000 });
  });

  test("[L2] the tabs work by keyboard, and downloads come as files @desktop @release", async ({
    page,
  }) => {
    await openPlan(page, people.planReader);
    await page.getByRole("tab", { name: "Overblik" }).focus();
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

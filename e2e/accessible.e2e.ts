import { chooseEnglish } from "./support/chooseEnglish.ts";
import { expectAccessible } from "./support/expectAccessible.ts";
import { people } from "./support/people.ts";
import { openFolds } from "./support/screens.ts";
import { signIn, userMenu } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

test.describe("axe finds nothing", () => {
  for (const path of ["/", "/access-denied", "/findes/ikke", "/cookies", "/settings"]) {
    test(`on ${path} in either language @release`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
      await chooseEnglish(page);
      await expectAccessible(page);
    });
  }

  for (const path of [
    "/status/overview",
    "/status/jordopkoeb",
    "/status/jordopkoeb?embed=beholdning",
    "/status/skovrejsningsindsatsen",
    "/status/kystvandgrupper/vesterhavet-nord",
    "/dashboard/overview",
    "/dashboard/nitrogen",
    "/data",
  ])
    test(`on ${path} with every fold open @desktop @release`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      await openFolds(page);
      // A table that scrolls is reachable once it has been measured.
      const names = { "label-content-name-mismatch": { enabled: true } };
      await expect(() => expectAccessible(page, names)).toPass({ timeout: 30_000 });
    });

  test("on the provider's own page @release", async ({ page }) => {
    await page.goto("/projects");
    await expect(page.getByRole("heading", { name: "Vælg en demoperson" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "English" }).click();
    await expectAccessible(page);
  });

  test("on the front page and the profile of a signed-in person @release", async ({ page }) => {
    await page.goto("/");
    await signIn(page, people.planner);
    await expectAccessible(page);
    await userMenu(page, people.planner).click();
    await page.getByRole("button", { name: "Min profil" }).click();
    await expect(page.getByRole("dialog", { name: "Min profil" })).toBeVisible();
    await expectAccessible(page);
  });
});

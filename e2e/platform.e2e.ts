import type { Page } from "@playwright/test";
import { chooseEnglish } from "./support/chooseEnglish.ts";
import { expectAccessible } from "./support/expectAccessible.ts";
import { people } from "./support/people.ts";
import { choosePerson, pressLogIn, signIn, userMenu } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

const ROLE_NAMES: Record<string, string> = {
  miljoe_mars_planlaegger: "Planlægger",
  miljoe_mars_plan_laes: "Planlæser",
  miljoe_mars_ansoeg_admin: "Sagsbehandler",
};

test.describe("the front page", () => {
  test("[F1] offers the four modules, land purchases and the opening hours @desktop", async ({
    page,
  }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    for (const title of ["Screening", "Status", "Planlægning"]) {
      await expect(main.getByRole("heading", { level: 3, name: title })).toBeVisible();
    }
    await expect(main.getByRole("listitem").filter({ hasText: "Kommer snart" })).toHaveCount(1);
    await expect(main.getByRole("link", { name: /jordopkøb/i })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(/8[.:]30.*15[.:]30/);
  });

  test("[F2] shows the home block to signed-in people only", async ({ page }) => {
    await page.goto("/");
    const create = page.getByRole("main").getByRole("link", { name: "Opret projekt" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(create).toHaveCount(0);
    await signIn(page, people.landowner);
    await expect(create).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: "Lav en screening" }),
    ).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: "Se mine projekter" }),
    ).toBeVisible();
  });

  test("[H13] changes language, keeps it over a reload, and titles follow @desktop", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", /^da/);
    const danish = await page.title();
    await chooseEnglish(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Denmark");
    await expect(page).not.toHaveTitle(danish);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Denmark");
  });
});

test.describe("signing in", () => {
  // One of each kind: that each demo person's token says who it is, the provider's own tests show.
  for (const person of [people.landowner, people.company, people.planner, people.caseworker]) {
    test(`[A1, A2, A4, H8] ${person.name} sees the profile the API read @desktop @release`, async ({
      page,
    }) => {
      await page.goto("/");
      const profile = page.waitForResponse((answer) => answer.url().endsWith("/api/user/info"));
      await signIn(page, person);
      expect((await profile).status()).toBe(200);
      await userMenu(page, person).click();
      await page.getByRole("button", { name: "Min profil" }).click();
      const dialog = page.getByRole("dialog", { name: "Min profil" });
      await expect(dialog).toContainText(person.name);
      await expect(dialog).toContainText(person.email);
      await expect(dialog).toContainText(person.vat ?? "–");
      await expect(dialog).toContainText(person.organization ?? "–");
      for (const role of person.roles) await expect(dialog).toContainText(ROLE_NAMES[role]!);
      await dialog.getByRole("button", { name: "Luk" }).last().click();
      await expect(dialog).toHaveCount(0);
    });
  }

  test("[H2, H8] login details list the claims of the token @desktop @release", async ({
    page,
  }) => {
    await page.goto("/");
    await signIn(page, people.planner);
    await userMenu(page, people.planner).click();
    await page.getByRole("button", { name: "Se loginoplysninger" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("miljoe_mars_planlaegger");
    await expect(dialog).toContainText("DK29189846");
    await expectAccessible(page);
  });

  test("[R2, R5] a deep link to a protected page returns there with query and hash @desktop", async ({
    page,
  }) => {
    await page.goto("/projects?sort=name#list");
    await choosePerson(page, people.landowner);
    await expect(userMenu(page, people.landowner)).toBeVisible();
    await expect(page).toHaveURL("/projects?sort=name#list");
  });

  test("[R2] cancelling at the provider leads to the front page @desktop @release", async ({
    page,
  }) => {
    await page.goto("/projects");
    await page.getByRole("link", { name: "Annuller og gå tilbage" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("[R2] back and forward pass over the sign-in, the creator and the drawing @desktop", async ({
    page,
  }) => {
    await page.goto("/cookies");
    await page.goto("/projects");
    await expect(page.getByRole("heading", { name: "Vælg en demoperson" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/cookies");
    await page.goto("/settings");
    await signIn(page, people.landowner);
    await expect(page).toHaveURL("/settings");
    await page.goForward();
    await expect(page).toHaveURL("/settings");
    await page.goBack();
    await expect(page).toHaveURL("/settings");
    await page.goBack();
    await expect(page).toHaveURL("/cookies");
    await page.goForward();
    await expect(page).toHaveURL("/settings");
    await page.reload();
    await expect(userMenu(page, people.landowner)).toBeVisible();

    await page.goto("/projects/new");
    await page.getByRole("textbox", { name: "Projektnavn" }).fill("Frem og tilbage");
    await page.getByRole("button", { name: "Opret", exact: true }).click();
    await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
    const project = page.url();
    await page.getByRole("button", { name: "Tegn område" }).click();
    await expect(page).toHaveURL(`${project}?mode=area`);
    await page.getByRole("button", { name: "Annuller" }).click();
    await expect(page).toHaveURL(project);
    await page.goBack();
    await expect(page).toHaveURL(project);
    await page.goBack();
    await expect(page).toHaveURL("/settings");
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: "Frem og tilbage" })).toBeVisible();

    await page.goto("/logout");
    await expect(page.getByRole("button", { name: "Log ind" }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Vælg en demoperson" })).toBeVisible();
  });

  test("[R2] cancelling on a public page leads back to it @desktop @release", async ({ page }) => {
    await page.goto("/cookies");
    await pressLogIn(page);
    await page.getByRole("link", { name: "Annuller og gå tilbage" }).click();
    await expect(page).toHaveURL("/cookies");
    await expect(page.getByRole("alert").or(page.getByRole("status")).first()).toBeVisible();
  });

  test("[H1] a reload stays signed in, and logging out ends it @desktop", async ({ page }) => {
    await page.goto("/");
    await signIn(page, people.landowner);
    await page.reload();
    await expect(userMenu(page, people.landowner)).toBeVisible();
    await page.goto("/logout");
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Du er logget ud af MARS.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Brugermenu", exact: true })).toBeVisible();
    await page.goto("/projects");
    await expect(page.getByRole("heading", { name: "Vælg en demoperson" })).toBeVisible();
  });

  test("[R5, H14] plans are denied to a person without a role and open to a reader @desktop", async ({
    page,
  }) => {
    await page.goto("/plans");
    await choosePerson(page, people.withoutRole);
    await expect(page).toHaveURL("/access-denied");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Du har ikke adgang til siden",
    );
    await expectAccessible(page, { "label-content-name-mismatch": { enabled: true } });
    await page.goto("/logout");
    await expect(page).toHaveURL("/");
    await page.goto("/plans");
    await choosePerson(page, people.planReader);
    await expect(userMenu(page, people.planReader)).toBeVisible();
    await expect(page).toHaveURL("/plans");
  });
});

test.describe("addresses", () => {
  test("[R3, H14] an unknown address is not found, for machines too @desktop @release", async ({
    page,
  }) => {
    const answer = await page.goto("/findes/ikke");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vi kan ikke finde siden");
    await page.getByRole("link", { name: "Til forsiden", exact: true }).click();
    await expect(page).toHaveURL("/");
  });

  test("[R3] the short addresses lead to the overviews @desktop @release", async ({ page }) => {
    await page.goto("/status");
    await expect(page).toHaveURL("/status/overview");
    await page.goto("/dashboard");
    await expect(page).toHaveURL("/dashboard/overview");
  });

  test("[R1] back and forward work between pages @desktop @release", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
    await expect(page).toHaveURL("/cookies");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goForward();
    await expect(page).toHaveURL("/cookies");
  });
});

test("[A1] signing in and opening the profile needs no pointer @desktop @release", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Log ind" }).first()).toBeVisible();
  await tabTo(page, "Log ind");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Vælg en demoperson" })).toBeVisible();
  await tabTo(page, `Log ind som ${people.landowner.name}`);
  await page.keyboard.press("Enter");
  await expect(userMenu(page, people.landowner)).toBeVisible();
  await tabTo(page, `Brugermenu for ${people.landowner.name} (DL)`);
  await page.keyboard.press("Enter");
  await tabTo(page, "Min profil");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Min profil" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** Presses Tab until the element of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

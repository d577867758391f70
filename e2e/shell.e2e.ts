import type { Page } from "@playwright/test";
import { chooseEnglish } from "./support/chooseEnglish.ts";
import { expectAccessible } from "./support/expectAccessible.ts";
import { people } from "./support/people.ts";
import { choosePerson, signIn, userMenu } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

/** Opens the narrow menu where the header has one. */
async function openNarrowMenu(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await menu.click();
}

async function openSystems(page: Page): Promise<void> {
  await openNarrowMenu(page);
  await page.getByRole("button", { name: "Relaterede systemer" }).filter({ visible: true }).click();
}

test.describe("the bell", () => {
  test("[H3] counts, shows, dismisses for good and hides when empty", async ({ page }) => {
    await page.goto("/cookies");
    const bell = page.getByRole("button", { name: /^\d+ besked/ });
    await bell.click();
    const dismiss = page.getByRole("button", { name: /^Fjern/ });
    await expect(dismiss.first()).toBeVisible();
    await expectAccessible(page);
    const count = await dismiss.count();
    await dismiss.first().press("Enter");
    await expect(dismiss).toHaveCount(count - 1);
    await page.reload();
    await expect(bell).toHaveAccessibleName(new RegExp(`^${count - 1} `));
    await bell.click();
    for (let left = count - 1; left > 0; left -= 1) await dismiss.first().click();
    await expect(bell).toHaveCount(0);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Vis fjernede beskeder igen" }).click();
    await expect(bell).toHaveAccessibleName(new RegExp(`^${count} `));
  });

  test("[H3] a hostile feed runs nothing, and a failing one leaves the bell @desktop @release", async ({
    page,
  }) => {
    let status = 200;
    const Description =
      '<img src=x onerror="document.title=1"><script>document.title=1</script><a href="javascript:document.title=1">klik</a>';
    await page.route("**/portal/notifications", (route) =>
      route.fulfill({ status, json: [{ NotificationId: "x", Type: "error", Description }] }),
    );
    const problems: string[] = [];
    page.on("console", (message) => problems.push(message.text()));
    await page.goto("/cookies");
    const title = await page.title();
    const bell = page.getByRole("button", { name: "1 besked" });
    await bell.click();
    await page.getByText("klik").click();
    expect(await page.title()).toBe(title);
    await page.keyboard.press("Escape");
    status = 503;
    await bell.click();
    await expect.poll(() => problems.join("\n")).toContain("HTTP error! status: 503");
    await expect(bell).toBeVisible();
  });
});

test.describe("other systems", () => {
  test("[H4, H5] the dialog asks, and a remembered choice can be forgotten", async ({ page }) => {
    await page.goto("/cookies");
    await openSystems(page);
    await page.getByRole("button", { name: /^Naturdata/ }).click();
    const dialog = page.getByRole("dialog", { name: /Du er ved at åbne/ });
    await expect(dialog).toContainText("Du har ikke valgt noget område her");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Annuller" }).click();
    await expect(dialog).toHaveCount(0);

    await page.evaluate(() => localStorage.setItem("open-system-choice", "self"));
    await page.goto("/settings");
    await expect(page.getByText("De åbner i samme fane uden at spørge.")).toBeVisible();
    await page.getByRole("button", { name: "Glem min præference" }).click();
    await expect(page.getByText("Du bliver spurgt hver gang.")).toBeVisible();
  });

  test("[H6] the list filters and shows all again, in English too @desktop @release", async ({
    page,
  }) => {
    await page.goto("/cookies");
    await chooseEnglish(page);
    await openNarrowMenu(page);
    await page.getByRole("button", { name: "Related systems" }).filter({ visible: true }).click();
    const all = page.getByRole("button", { name: "See all the systems" });
    const dialog = page.getByRole("dialog");
    await expect(all.or(dialog).first()).toBeVisible();
    if (await all.isVisible()) await all.click();
    await expect(dialog.getByRole("heading", { name: "Suggested systems" })).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Other systems" })).toBeVisible();
    await dialog.getByPlaceholder("Filter...").fill("zzz");
    await expect(dialog.getByText("No systems")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "See all the systems" }).click();
    await expect(dialog.getByRole("heading", { name: "Suggested systems" })).toBeVisible();
  });

  test("[H15] a portal that fails leaves an empty menu @desktop @release", async ({ page }) => {
    await page.route("**/portal/systems", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/cookies");
    await openSystems(page);
    await expect(page.getByText("Der er ingen relaterede systemer at vise.")).toBeVisible();
  });
});

test.describe("help and about", () => {
  test("[H7] four cards that open in a new tab, and the about text @desktop @release", async ({
    page,
  }) => {
    await page.goto("/settings");
    await openNarrowMenu(page);
    await page.getByRole("button", { name: "Hjælp" }).filter({ visible: true }).click();
    const dialog = page.getByRole("dialog", { name: "Har du brug for hjælp?" });
    await expect(dialog.getByRole("link")).toHaveCount(4);
    await expectAccessible(page);
    const opened = page.context().waitForEvent("page");
    await dialog.getByRole("link", { name: /Driftsinformation/ }).click();
    const tab = await opened;
    await expect(tab.getByRole("heading", { level: 1, name: "Driftsinformation" })).toBeVisible();
    await tab.close();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Om MARS" }).filter({ visible: true }).first().click();
    const about = page.getByRole("dialog", { name: "Om MARS og Danmarks Miljøportal" });
    await expect(about).toContainText("Drives af");
    await expectAccessible(page);
  });
});

test.describe("consent", () => {
  test("[H11, C4] nothing but the necessary is kept or sent before it is given @desktop", async ({
    page,
  }) => {
    const tracked: Record<string, unknown>[] = [];
    await page.exposeFunction("noteTracking", (text: string) =>
      tracked.push(JSON.parse(text) as Record<string, unknown>),
    );
    // The driver does not see the body of a request that streams it; the page itself does.
    await page.addInitScript(() => {
      const send = window.fetch;
      window.fetch = async (input, init) => {
        if (input instanceof Request && input.url.endsWith("/user/track"))
          (window as unknown as { noteTracking: (text: string) => void }).noteTracking(
            await input.clone().text(),
          );
        return send(input, init);
      };
    });
    await page.goto("/");
    // A map page asks too, above the map rather than over it.
    await page.goto("/screening");
    const question = page.getByRole("region", { name: "Samtykke til cookies" });
    await expect(question).toBeVisible();
    const asked = (await question.boundingBox())!;
    const map = (await page.getByRole("main").boundingBox())!;
    expect(asked.y + asked.height).toBeLessThanOrEqual(map.y);
    expect(map.height).toBeGreaterThan(page.viewportSize()!.height / 2);
    await page.goto("/cookies");
    await expect(page.getByText("Du har ikke givet samtykke")).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
    expect(tracked).toEqual([]);

    await page.getByRole("button", { name: "Kun nødvendige" }).click();
    await expect(page.getByText("Du har kun accepteret nødvendige cookies")).toBeVisible();
    await expect.poll(() => tracked.length).toBe(1);
    expect(tracked[0]).toMatchObject({ feature: "consent", statisticsConsent: false });
    expect(tracked[0]).not.toHaveProperty("sessionId");

    await page.getByRole("button", { name: "Ændr samtykke" }).click();
    const dialog = page.getByRole("dialog", { name: "Vælg, hvad vi må gemme" });
    await expectAccessible(page);
    await dialog.getByRole("checkbox", { name: "Statistik" }).check();
    await dialog.getByRole("button", { name: "Gem mit valg" }).click();
    await expect(page.getByText("Du har accepteret nogle cookies")).toBeVisible();
    await expect.poll(() => tracked.length).toBe(2);
    expect(tracked[1]).toMatchObject({ statisticsConsent: true, localId: expect.any(String) });
    expect(await page.evaluate(() => localStorage.getItem("local-id"))).not.toBeNull();

    await page.getByRole("button", { name: "Ændr samtykke" }).click();
    await dialog.getByRole("button", { name: "Kun nødvendige" }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("local-id"))).toBeNull();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("session-id"))).toBeNull();
  });

  test("[H11] the declaration has its tables in both languages @desktop @release", async ({
    page,
  }) => {
    await page.goto("/cookies");
    await page.getByText(/^Nødvendige \(/).click();
    await expect(page.getByRole("table", { name: "Cookies: Nødvendige" })).toBeVisible();
    await page.getByText(/^Marketing \(0\)/).click();
    await expect(page.getByText("Vi bruger ingen cookies af denne type.").first()).toBeVisible();
    await expectAccessible(page);
    await chooseEnglish(page);
    await expect(page.getByText("Remembers the language you chose.")).toBeAttached();
    await expectAccessible(page);
  });
});

test("[H2, H4, H5, H7] menus and dialogs by keyboard alone @desktop @release", async ({ page }) => {
  await page.goto("/settings");
  const related = page.getByRole("button", { name: "Relaterede systemer" }).first();
  await related.focus();
  await page.keyboard.press("ArrowDown");
  const system = page.getByRole("button", { name: /^Danmarks Arealinformation/ });
  await expect(system).toBeVisible();
  // Systems that the portal was told of next to its own stand before it.
  const isThere = () => system.evaluate((button) => button === document.activeElement);
  for (let stops = 0; stops < 3 && !(await isThere()); stops += 1)
    await page.keyboard.press("ArrowDown");
  await expect(system).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /Du er ved at åbne/ });
  await expect(dialog, "begun at its title, not at its way out").toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Luk" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(dialog.getByRole("button", { name: "Annuller" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(related).toBeFocused();

  await page.setViewportSize({ width: 320, height: 640 });
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.focus();
  await page.keyboard.press("Enter");
  const help = page.getByRole("button", { name: "Hjælp" }).filter({ visible: true });
  await help.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Har du brug for hjælp?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(help).toBeHidden();
});

test("[H1] the main menu is open down to 1,080 px and folded lies over the page @desktop @release", async ({
  page,
}) => {
  const status = page.getByRole("navigation", { name: "Hovedmenu" }).getByText("Status");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  for (const path of ["/settings", "/screening"]) {
    await page.setViewportSize({ width: 1080, height: 700 });
    await page.goto(path);
    await expect(status.filter({ visible: true })).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(status.filter({ visible: true })).toHaveCount(0);
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.boundingBox();
    await menu.click();
    await expect(status.filter({ visible: true })).toHaveCount(1);
    for (const name of ["Om MARS", "Indstillinger"])
      await expect(page.locator("#mobile-menu").getByText(name)).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    // Focus never stands beneath it: it closes when focus leaves.
    await page.locator("main :is(a, button, input)").first().focus();
    await expect(status.filter({ visible: true })).toHaveCount(0);
  }
});

test("[R7] settings change language and map, and stand the keyboard @desktop @release", async ({
  page,
}) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Ingen baggrund" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(/Dit valg gælder, til du lukker/)).toBeVisible();
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expectAccessible(page);
});

test("[H1] the skip link leads past the header to the content @desktop @release", async ({
  page,
}) => {
  await page.goto("/settings");
  // A key pressed before the page is there reaches nothing.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Gå til indhold" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

for (const width of [320, 1440]) {
  test(`[H1] nothing scrolls sideways at ${width} px, signed in @desktop @release`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/settings");
    await signIn(page, people.planner);
    for (const path of ["/settings", "/cookies", "/screening"]) {
      await page.goto(path);
      await expect(userMenu(page, people.planner)).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
}

test("[H9] a login that cannot be tracked says that the system is unavailable @desktop @release", async ({
  page,
}) => {
  await page.route("**/api/user/track-login", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/cookies");
  await page.getByRole("button", { name: "Log ind" }).first().click();
  await choosePerson(page, people.landowner);
  const modal = page.getByRole("alertdialog", { name: "Systemet er utilgængeligt" });
  await expect(modal).toContainText("Kan ikke få forbindelse til MARS");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(modal).toBeVisible();
  await modal.getByRole("button", { name: "Luk" }).last().click();
  await expect(modal).toHaveCount(0);
});

test("[C6] a session that runs out while working costs nothing that was entered @desktop", async ({
  page,
  context,
}) => {
  await page.goto("/projects/new");
  await choosePerson(page, people.landowner);
  const name = page.getByRole("textbox", { name: "Projektnavn" });
  await name.fill("Enghaven ved åen");
  let hasRunOut = true;
  await page.route("**/api/projects", (route) =>
    hasRunOut && route.request().method() === "POST"
      ? route.fulfill({ status: 401, json: { code: "identity.token-expired" } })
      : route.continue(),
  );
  await context.clearCookies();
  await page.getByRole("button", { name: "Opret", exact: true }).click();
  await choosePerson(page, people.landowner);
  await expect(page).toHaveURL("/projects/new");
  await expect(name).toHaveValue("Enghaven ved åen");
  hasRunOut = false;
  await page.getByRole("button", { name: "Opret", exact: true }).click();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
});

test("[A1] no token is stored, a reload keeps the sign-in, signing out ends it in all tabs @desktop", async ({
  page,
  context,
}) => {
  await page.goto("/cookies");
  await signIn(page, people.landowner);
  const stored = () =>
    page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
  expect(await stored()).not.toMatch(/eyJ|access_token|refresh_token/);
  await page.reload();
  await expect(userMenu(page, people.landowner)).toBeVisible();

  const other = await context.newPage();
  await other.goto("/projects");
  await expect(userMenu(other, people.landowner)).toBeVisible();
  let bearer = "";
  other.on("request", (request) => {
    bearer = request.headers()["authorization"] ?? bearer;
  });
  await other.reload();
  // The person is shown before the sign-in is confirmed.
  await expect.poll(() => bearer).toMatch(/^Bearer eyJ/);
  await other.goto("/projects/new");
  await other.getByLabel("Projektnavn").fill("Karens mark");
  const drafts = () => other.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(drafts).toContain("Karens mark");

  await userMenu(page, people.landowner).click();
  await page.getByRole("link", { name: "Log ud" }).click();
  await expect(page.getByRole("button", { name: "Log ind" }).first()).toBeVisible();
  await expect(other).toHaveURL("/");
  await expect(other.getByText("Du er logget ud af MARS.")).toBeVisible();
  await expect(userMenu(other, people.landowner)).toHaveCount(0);
  expect(await drafts()).not.toContain("Karens mark");
});

test("[A1] [A6] a refresh token that somebody else used as well ends the caseworker's access token within seconds @desktop", async ({
  page,
}) => {
  const tokens: { access_token: string; refresh_token: string }[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/identity/token") && response.ok())
      // The first answer is to a page that is left when it has it.
      void response.json().then(
        (body: (typeof tokens)[number]) => tokens.push(body),
        () => undefined,
      );
  });
  await page.goto("/cookies");
  await signIn(page, people.caseworker);
  await expect.poll(() => tokens.length).toBeGreaterThan(0);
  const { access_token, refresh_token } = tokens[0]!;
  const form = { grant_type: "refresh_token", client_id: "mars-web", refresh_token };
  const stolen = await page.request.post("/identity/token", { form });
  const { access_token: thief } = (await stolen.json()) as (typeof tokens)[number];
  const statusWith = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await page.request.get("/api/user/info", { headers })).status();
  };
  expect(await statusWith(access_token)).toBe(200);
  expect(await statusWith(thief)).toBe(200);

  expect((await page.request.post("/identity/token", { form })).status()).toBe(400);
  await expect.poll(() => statusWith(thief), { timeout: 5000 }).toBe(401);
  expect(await statusWith(access_token)).toBe(401);
  // The real person is asked again, and is let in.
  await page.goto("/projects");
  await choosePerson(page, people.caseworker);
  await expect(userMenu(page, people.caseworker)).toBeVisible();
});

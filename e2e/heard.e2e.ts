import type { Page } from "@playwright/test";
import { expectFocus, pressByKey } from "./support/expectFocus.ts";
import { people } from "./support/people.ts";
import { recordHeard } from "./support/recordHeard.ts";
import { signIn } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";
import { writeInto } from "./support/writeInto.ts";

/** One of a thing named as several, or the other way round. */
const wrongNumber =
  /(?:^|[^\d.,])1 (?:potentialer|konflikter|projekter|områder|ordninger|skitser|sager|beskeder|kommuner|hjørner|lag er)(?!\p{L})/u;

/** Nothing twice in a row, no wrong plural, nothing that did not happen. */
function expectSound(said: readonly string[]): void {
  expect(
    said.filter((text, at) => text === said[at - 1]),
    `said twice of ${JSON.stringify(said)}`,
  ).toEqual([]);
  expect(said.filter((text) => wrongNumber.test(text))).toEqual([]);
  expect(said.filter((text) => /\{\w+\}|undefined|NaN|\bnull\b/.test(text))).toEqual([]);
}

const corners = "588000 6139300\n588900 6139300\n588900 6140000\n588000 6140000";

async function typeArea(page: Page): Promise<void> {
  await page.goto("/screening?way=coordinates");
  await page.locator("summary", { hasText: "Indsæt flere punkter" }).click();
  await writeInto(page.getByRole("textbox", { name: "Indsæt flere punkter" }), corners);
  await page.getByRole("button", { name: "Brug punkterne" }).click();
}

test("screening says what was found, and the actions are few steps from its heading @desktop @release", async ({
  page,
}) => {
  const heard = await recordHeard(page);
  await typeArea(page);
  await pressByKey(page, page.getByRole("button", { name: "Afslut og analyser" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Bedst her: /, {
    timeout: 60_000,
  });
  const apply = page.locator(".map-panel-foot").getByRole("button", { name: "Søg nu" });
  await expect(apply).toBeEnabled();
  await expectFocus(page, "the analysis");
  const said = await heard();
  expectSound(said);
  expect(said.filter((text) => /slettet|annulleret/i.test(text))).toEqual([]);
  expect(said.filter((text) => /Analysen er færdig/.test(text))).toHaveLength(1);
  await page.getByRole("heading", { level: 1 }).focus();
  for (const key of ["Tab", "Enter", "Tab", "Tab"]) await page.keyboard.press(key);
  await expect(apply, "four keys from the heading to the next step").toBeFocused();
  await pressByKey(page, page.getByRole("button", { name: "Ret området" }));
  await expect(page.getByRole("button", { name: "Afslut og analyser" })).toBeVisible();
  await expectFocus(page, "going back to the area");
  await pressByKey(page, page.getByRole("button", { name: "Annuller", exact: true }));
  await expectFocus(page, "clearing the area");
  expectSound(await heard());
});

test("status says how many units a search leaves, and not all of them again as one is opened @desktop @release", async ({
  page,
}) => {
  const heard = await recordHeard(page);
  await page.goto("/status/kommuner");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await writeInto(page.getByRole("searchbox").first(), "Viborg");
  await expect.poll(async () => (await heard()).join(" | ")).toMatch(/1 kommune(?!r)/);
  await pressByKey(page, page.getByRole("button", { name: "Ryd søgning" }).first());
  await expect(page.getByRole("searchbox").first()).toHaveValue("");
  await expectFocus(page, "clearing a search");
  expectSound(await heard());
  await writeInto(page.getByRole("searchbox").first(), "Viborg");
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^1 kommune$/);
  const before = (await heard()).length;
  await pressByKey(
    page,
    page
      .getByRole("main")
      .getByRole("link", { name: /^Viborg/ })
      .first(),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Viborg Kommune" })).toBeVisible();
  await expectFocus(page, "opening a municipality");
  const leaving = (await heard()).slice(before);
  expect(leaving.filter((text) => text.endsWith(" kommuner"))).toEqual([]);
});

test("arrows go through what the overview's map shows, and the focus stays with the choice @desktop @release", async ({
  page,
}) => {
  await page.goto("/status/overview");
  await page.waitForLoadState("networkidle");
  const choice = (name: string) => page.getByRole("radio", { name, exact: true });
  // Before the page has taken over what the server drew, a key reaches the browser alone.
  await expect
    .poll(() =>
      choice("Projekter")
        .first()
        .evaluate((radio) => Object.keys(radio).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
  await choice("Projekter").first().focus();
  for (const name of ["Kommuner", "Lokale treparter", "Kystvandgrupper", "Projekter"]) {
    await page.keyboard.press("ArrowRight");
    await expect(choice(name).first()).toBeChecked();
    await expect(choice(name).first()).toBeFocused();
  }
});

test("plans say how many sketches a search leaves, tabs their count, and keep the focus @desktop @release", async ({
  page,
}) => {
  const heard = await recordHeard(page);
  await page.goto("/");
  await signIn(page, people.planner);
  await page.getByRole("link", { name: "Planlægning" }).first().click();
  await page.getByRole("main").getByRole("table").getByRole("link").first().click();
  const sketches = page.getByRole("tab", { name: /^Skitser [\d.]+$/ });
  await expect(sketches).toBeVisible();
  await sketches.click();
  await expect(page.getByRole("main").getByRole("searchbox").first()).toBeVisible();
  expectSound(await heard());
  await pressByKey(
    page,
    page.getByRole("tabpanel").getByRole("listitem").getByRole("link").first(),
  );
  await expect(page.getByRole("heading", { name: "Effekt", exact: true })).toBeVisible();
  await expectFocus(page, "opening a sketch");
  await pressByKey(
    page,
    page
      .getByRole("region", { name: /^Skitseprojekt/ })
      .getByRole("link")
      .first(),
  );
  await expect(sketches).toBeVisible();
  await expectFocus(page, "going back to the plan");
  await pressByKey(page, page.getByRole("link", { name: "Tegn skitse" }));
  await expect(page.getByLabel("Navn")).toBeVisible();
  await expectFocus(page, "beginning a sketch");
  await pressByKey(page, page.getByRole("button", { name: "Annuller" }).first());
  await expect(sketches).toBeVisible();
  await expectFocus(page, "giving a sketch up");
  expectSound(await heard());
});

test("projects say how many a search leaves, and keep the focus when a draft comes and goes @desktop @release", async ({
  page,
}) => {
  const heard = await recordHeard(page);
  await page.goto("/");
  await signIn(page, people.landowner);
  await page.getByRole("main").getByRole("link", { name: "Se mine projekter" }).click();
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
  await writeInto(page.getByRole("searchbox").first(), "findes ikke her");
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^(?:Ingen|0) /);
  expectSound(await heard());
  await pressByKey(
    page,
    page.getByRole("main").getByRole("button", { name: "Opret projekt" }).first(),
  );
  await writeInto(page.getByRole("dialog").getByRole("textbox").first(), "Fokus");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Fokus" })).toBeVisible();
  await expectFocus(page, "creating a project");
  await pressByKey(page, page.getByRole("button", { name: "Ordning", exact: true }));
  const scheme = page.getByRole("radio").first();
  await scheme.focus();
  await page.keyboard.press("Space");
  await expect
    .poll(async () => (await heard()).some((text) => /^\d+ af \d+ krav er opfyldt$/.test(text)))
    .toBe(true);
  await expect(scheme, "choosing a scheme").toBeFocused();
  await pressByKey(page, page.getByRole("button", { name: "Slet kladden" }));
  await pressByKey(
    page,
    page.getByRole("alertdialog").getByRole("button", { name: "Slet kladden" }),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Mine projekter" })).toBeVisible();
  await expectFocus(page, "deleting a draft");
  const said = await heard();
  expectSound(said);
  expect(said.filter((text) => /'Fokus' er slettet/.test(text))).toHaveLength(1);
});

test("a forgotten choice leaves the focus where it was, in menu and settings @desktop @release", async ({
  page,
}) => {
  const heard = await recordHeard(page);
  await page.addInitScript(() => localStorage.setItem("open-system-choice", "self"));
  await page.goto("/settings");
  await pressByKey(page, page.getByRole("button", { name: "Relaterede systemer" }));
  const forget = page.getByRole("button", { name: "Glem mit valg" });
  await pressByKey(page, forget);
  await expect(forget).toHaveCount(0);
  await expectFocus(page, "'Glem mit valg'");
  await page.reload();
  const forgetHere = page.getByRole("button", { name: "Glem min præference" });
  await pressByKey(page, forgetHere);
  await expect(forgetHere).toHaveCount(0);
  await expectFocus(page, "'Glem min præference'");
  expectSound(await heard());
});

test("the caseworker's queue says what is chosen and done, and keeps the focus through dialogs and cases @desktop @release", async ({
  page,
}) => {
  const heard = await recordHeard(page);
  await page.goto("/");
  await signIn(page, people.caseworker);
  await page.goto("/projects?assignee=nobody");
  const choices = page.getByRole("checkbox", { name: /^Vælg / });
  await expect(choices.nth(1)).toBeVisible();
  for (const at of [0, 1]) {
    await choices.nth(at).focus();
    await page.keyboard.press("Space");
  }
  await expect.poll(heard).toContain("2 sager er valgt");
  await pressByKey(page, page.getByRole("button", { name: "Bed om oplysninger" }));
  const dialog = page.getByRole("dialog");
  await pressByKey(page, dialog.getByRole("button", { name: "Send" }));
  await expect(dialog.getByText("Skriv, hvad du mangler.")).toBeVisible();
  await expectFocus(page, "sending an empty question");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Bed om oplysninger" })).toBeFocused();
  await pressByKey(page, page.getByRole("button", { name: "Tildel", exact: true }));
  await expect.poll(async () => (await heard()).join(" | ")).toContain("2 sager er tildelt");
  await expectFocus(page, "assigning cases");
  await pressByKey(page, page.getByRole("button", { name: "Fortryd" }).first());
  await expect.poll(async () => (await heard()).join(" | ")).toContain("2 sager er givet tilbage");
  await expectFocus(page, "taking the assignment back");
  expectSound(await heard());

  await pressByKey(page, page.getByRole("main").getByRole("table").getByRole("link").first());
  await expect(page.getByText(/^Sag \d+ af \d+$/)).toBeVisible();
  await expectFocus(page, "opening a case");
  const first = await page.getByRole("heading", { level: 1 }).innerText();
  await pressByKey(page, page.getByRole("link", { name: "Næste sag" }));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first);
  await expectFocus(page, "going on to the next case");
  const give = page.getByRole("button", { name: /^Skift Sagsbehandler/ });
  await pressByKey(page, give);
  await expectFocus(page, "opening the dialog of who has the case");
  await page.keyboard.press("Escape");
  await expect(give).toBeFocused();
  await pressByKey(page, page.getByRole("link", { name: "Til indbakken" }));
  await expect(page.getByRole("heading", { level: 1, name: "Indbakke" })).toBeVisible();
  await expectFocus(page, "going back to the queue");
  const said = await heard();
  expectSound(said);
  // The number of cases may be said after it, when it has come.
  expect(said.findLast((text) => text.endsWith("– MARS"))).toBe("Indbakke – MARS");
  expect(said, "a case is said by its name alone").not.toContain("Projekt – MARS");
});

test("double counting and a project's public page keep the focus and say what they show @desktop @release", async ({
  page,
}) => {
  const heard = await recordHeard(page);
  await page.goto("/");
  await signIn(page, people.planner);
  await page.goto("/plans");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Hevring Bugt/ })
    .first()
    .click();
  await expect(page.getByRole("tab", { name: /^Skitser \d/ })).toBeVisible();
  await page.goto(`${page.url().split("?")[0]}?vaerktoej=dobbelt`);
  const leave = page.getByRole("button", { name: "Lad begge stå" });
  await expect(leave).toBeVisible();
  await pressByKey(page, leave);
  await expectFocus(page, "leaving a pair as it is");
  const said = await heard();
  expectSound(said);
  expect(said.filter((text) => /^\d+ overlap kan løses$/.test(text))).toHaveLength(1);
  await pressByKey(page, page.getByRole("button", { name: "Færdig" }));
  await expect(page.getByRole("tab", { name: /^Skitser \d/ })).toBeVisible();
  await expectFocus(page, "leaving the double counting");

  await page.goto("/dashboard/overview");
  const projects = page.getByRole("table").last();
  await projects.getByRole("link").first().focus();
  const name = await projects.getByRole("link").first().innerText();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectFocus(page, "opening a project's public page");
  expectSound(await heard());
});

/** Two messages that a person has not read; who reads them depends on the journey alone. */
async function tellTwoMessages(page: Page): Promise<void> {
  const read = new Set<number>();
  const message = (number: number) => ({
    id: `6d5bcb0a-0a57-4cbe-9fd8-00000000000${number}`,
    kind: "remark",
    code: "remark",
    figures: {},
    at: "2026-11-10T08:00:00Z",
    isRead: read.has(number),
    project: {
      id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000aa",
      name: `Engen ${number}`,
      mayOpen: true,
    },
  });
  const unread = () => 2 - read.size;
  await page.route(/\/api\/messages\?/, async (route) => {
    const isNarrowed = new URL(route.request().url()).searchParams.get("unread") === "true";
    const items = [1, 2].map(message).filter(({ isRead }) => !isNarrowed || !isRead);
    await route.fulfill({ json: { items, nextCursor: null, unread: unread() } });
  });
  await page.route(/\/api\/messages\/watch/, (route) =>
    route.fulfill({ json: { unread: unread(), last: 1, changed: [] } }),
  );
  // One after the other: by WebDriver BiDi nothing is told of what a request carries.
  await page.route(/\/api\/messages\/read/, async (route) => {
    read.add(read.size + 1);
    await route.fulfill({ json: { unread: unread() } });
  });
}

test("messages say how many are unread, and keep the focus as they are read @desktop @release", async ({
  page,
}) => {
  const heard = await recordHeard(page);
  await page.goto("/");
  await signIn(page, people.landowner);
  await tellTwoMessages(page);
  await page.goto("/messages");
  const lead = page.getByRole("main").getByRole("status").first();
  await expect(lead).toHaveText("2 ulæste");
  await pressByKey(page, page.getByRole("button", { name: /^Marker som læst \(Engen 1\)$/ }));
  await expect(lead).toHaveText("1 ulæst");
  await expectFocus(page, "marking one message as read");
  await pressByKey(page, page.getByRole("button", { name: "Marker alle som læst" }));
  await expect(lead).toHaveText("Du har læst alle beskeder.");
  await expectFocus(page, "marking all messages as read");
  await page.getByRole("checkbox", { name: "Vis kun ulæste" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "Ingen beskeder her" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Vis kun ulæste" })).toBeFocused();
  const bell = page.getByRole("banner").getByRole("button", { name: /besked/i });
  await pressByKey(page, bell);
  await expect(page.getByRole("region", { name: "Til dig" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();
  const said = await heard();
  expectSound(said);
  for (const text of ["2 ulæste", "1 ulæst", "Du har læst alle beskeder."])
    expect(said.filter((one) => one === text)).toHaveLength(1);
});

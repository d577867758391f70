import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./support/expectAccessible.ts";
import { people, type Person } from "./support/people.ts";
import { choosePerson } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

/** Peat along a stream of the demo landscape, clear of what the scheme keeps out. */
const peat = [
  [547_500, 6_245_550],
  [547_600, 6_245_550],
  [547_700, 6_245_650],
  [547_800, 6_245_750],
  [547_900, 6_245_850],
  [548_000, 6_246_050],
  [548_000, 6_246_150],
  [547_900, 6_246_150],
  [547_700, 6_246_050],
  [547_600, 6_245_950],
  [547_500, 6_245_850],
];

/** The lower part of it, clear of protected nature. */
const lowerPeat = [
  [547_500, 6_245_550],
  [547_600, 6_245_550],
  [547_800, 6_245_750],
  [547_800, 6_245_880],
  [547_500, 6_245_800],
];

async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await page.goto(path);
  await choosePerson(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function createProject(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: "Opret projekt" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Opret projekt" });
  await dialog.getByRole("textbox", { name: "Projektnavn" }).fill(name);
  await dialog.getByRole("button", { name: "Opret", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Opens a row of the draft; one that is open stays so. */
async function openRow(page: Page, name: string): Promise<void> {
  const row = page.getByRole("button", { name, exact: true });
  await expect(row).toBeVisible();
  if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
}

async function drawByCoordinates(page: Page, points: number[][]): Promise<void> {
  await openRow(page, "Område");
  await page.getByRole("button", { name: "Tegn området på kortet" }).click();
  await page.getByRole("tab", { name: "Koordinater" }).click();
  await pastePoints(page, points);
  await page.getByRole("button", { name: "Gem området" }).click();
  await expect(page.getByText("Området er gemt")).toBeVisible();
}

async function pastePoints(page: Page, points: number[][]): Promise<void> {
  await page.getByText("Indsæt flere punkter").first().click();
  const lines = points.map((point) => point.join(" ")).join("\n");
  await page.getByRole("textbox", { name: "Indsæt flere punkter" }).fill(lines);
  await page.getByRole("button", { name: "Brug punkterne" }).click();
}

async function chooseScheme(page: Page, name: string): Promise<void> {
  await openRow(page, "Ordning");
  await expect(page.getByRole("radio").first()).toBeVisible();
  const choice = page.getByRole("radio", { name: new RegExp(`^${name}(?:$| [A-ZÆØÅ]+:)`) });
  if (!(await choice.isVisible())) await page.getByRole("button", { name: /^Vis alle/ }).click();
  await choice.check();
}

async function describe(page: Page, text: string): Promise<void> {
  await openRow(page, "Navn og beskrivelse");
  await page.getByRole("textbox", { name: /^Beskrivelse/ }).fill(text);
  await expect(page.getByText("Gemt", { exact: true })).toBeVisible();
}

/** Sends the draft from its last row and gives the tab of the external form. */
async function apply(page: Page, context: BrowserContext, name: string): Promise<Page> {
  await expect(page.getByText("Klar", { exact: true })).toBeVisible();
  await openRow(page, "Tjek og send");
  const button = page.getByRole("button", { name, exact: true });
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: "Bekræft" })).toBeVisible();
  await page.getByRole("checkbox").check();
  const [form] = await Promise.all([context.waitForEvent("page"), button.click()]);
  await form.waitForURL(/\/portal\/forms\//);
  return form;
}

/** Presses a request, confirms the commitment and gives the tab of the external form. */
async function request(page: Page, context: BrowserContext, name: string): Promise<Page> {
  await page.getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("button", { name: "Åbn formularen" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Bekræft");
  await dialog.getByRole("checkbox").check();
  const [form] = await Promise.all([
    context.waitForEvent("page"),
    dialog.getByRole("button", { name: "Åbn formularen" }).click(),
  ]);
  await expect(dialog).toBeHidden();
  await form.waitForURL(/\/portal\/forms\//);
  return form;
}

async function record(
  page: Page,
  name: string,
  fill?: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>,
) {
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog", { name });
  await fill?.(dialog);
  await dialog.getByRole("button", { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("[P10] of the texts of one's own two tabs one is chosen, and the log keeps both @desktop", async ({
  page,
  context,
}) => {
  await openAs(page, people.landowner, "/projects");
  const path = await createProject(page, `To faner ${Date.now() % 1_000_000}`);
  const second = await context.newPage();
  await second.goto(path);
  const text = (one: Page) => one.getByRole("textbox", { name: /^Beskrivelse/ });
  const saved = (one: Page) => expect(one.getByText("Gemt", { exact: true })).toBeVisible();
  await openRow(page, "Navn og beskrivelse");
  await openRow(second, "Navn og beskrivelse");
  await expect(text(second)).toBeVisible();
  await text(page).fill("Fra den første fane");
  await saved(page);
  await text(second).fill("Fra den anden fane");
  const dialog = second.getByRole("dialog", { name: "I har begge rettet det samme felt" });
  await expect(dialog.getByText("Fra den første fane")).toBeVisible();
  await dialog.getByRole("button", { name: "Gem mit valg" }).click();
  await saved(second);
  await second.reload();
  await expect(text(second)).toHaveValue("Fra den anden fane");
  await second.getByRole("button", { name: /^Log og bemærkninger/ }).click();
  const log = second.locator("#section-log");
  await expect(log.getByText("Fra den første fane").first()).toBeAttached();
  await expect(log.getByText("Fra den anden fane").first()).toBeAttached();
});

const status = (page: Page) => page.locator(".status-line");

test("[P2][P3][P4][P5][P6][A6] a private person applies and follows the case until it is established @desktop", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(360_000);
  await openAs(page, people.landowner, "/projects");
  const path = await createProject(page, `Kær ${Date.now() % 1_000_000}`);
  await expect(status(page)).toContainText("Ikke ansøgt endnu");

  // What is missing is said where it is filled in.
  const list = page.getByRole("list", { name: "Det skal kladden indeholde" });
  await expect(list.getByRole("listitem").filter({ hasText: "Mangler" })).toHaveCount(2);
  await expect(list.getByText("Vælg en tilskudsordning")).toBeVisible();
  await expect(list.getByText("Ikke klar")).toBeVisible();

  await drawByCoordinates(page, peat);
  await chooseScheme(page, "Lavbundsprojekter");
  await describe(page, "Vandet skal tilbage i kæret.");
  await expectAccessible(page);

  const form = await apply(page, context, "Ansøg om forundersøgelse");
  await expect(status(page)).toContainText("Ansøgt");

  // Whoever closes the form's tab finds the way back, and says when it was sent.
  await form.close();
  await expect(page.getByRole("heading", { name: "Du mangler at sende formularen" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Åbn formularen igen" })).toHaveAttribute(
    "href",
    /\/portal\/forms\//,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Jeg har sendt den" }).click();
  const sent = page.getByRole("dialog", { name: "Jeg har sendt formularen" });
  await sent.getByRole("textbox", { name: /^Kvitteringsnummer/ }).fill("K-4711");
  await sent.getByRole("button", { name: "Gem" }).click();
  await expect(page.getByText("Kvitteringsnummer K-4711")).toBeVisible();
  await expect(page.getByText("Vi arbejder på sagen")).toBeVisible();

  const office = await browser.newContext({ baseURL: baseURL!, locale: "da-DK" });
  const desk = await office.newPage();
  await openAs(desk, people.caseworker, path);
  await desk.getByRole("button", { name: "Registrer modtagelse" }).click();
  const receipt = desk.getByRole("dialog", { name: "Registrer modtagelse" });
  await receipt.getByRole("button", { name: "Registrer modtagelse", exact: true }).click();
  await expect(receipt.getByRole("alert")).toContainText("Skriv F2-sagens nummer.");
  await receipt.getByRole("textbox", { name: "F2-sag" }).fill("26-004711");
  await receipt.getByRole("button", { name: "Registrer modtagelse", exact: true }).click();
  await expect(status(desk)).toContainText("Ansøgning modtaget");
  await expectAccessible(desk);
  await record(desk, "Registrer forundersøgelsestilsagn");
  await expect(status(desk)).toContainText("Forundersøgelsestilsagn");

  await page.reload();
  await expect(page.getByText("26-004711").first()).toBeVisible();
  await request(page, context, "Anmod om etablering");
  await expect(status(page)).toContainText("Ansøgning om etablering modtaget");
  await desk.reload();
  await record(desk, "Registrer etableringstilsagn");
  await expect(status(desk)).toContainText("Etableringstilsagn");

  await page.reload();
  await request(page, context, "Anmod om udbetaling");
  await desk.reload();
  await record(desk, "Afvis udbetaling", async (dialog) => {
    await dialog.getByRole("textbox", { name: /^Begrundelse/ }).fill("Bilag 2 mangler.");
  });
  await page.reload();
  await expect(page.locator(".remarks")).toContainText("Bilag 2 mangler.");
  await request(page, context, "Anmod om udbetaling");
  await desk.reload();
  await record(desk, "Registrer som anlagt");
  await expect(status(desk)).toContainText("Anlagt");

  await page.reload();
  await expect(status(page)).toContainText("Anlagt");
  await expect(page.getByRole("list", { name: "Sagens forløb" })).toContainText("Anlagt");
  await office.close();
});

test("[P5][P10][A4][A5][V15] company, municipality with delegate and SEGES apply for what is theirs, and two who write at once lose nothing @desktop", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(360_000);
  await openAs(page, people.company, "/projects");
  await createProject(page, `Mark ${Date.now() % 1_000_000}`);
  await drawByCoordinates(page, lowerPeat);
  await describe(page, "Skal stå her endnu.");

  // A closed round says so, keeps everything, and the scheme for SEGES alone is not offered.
  await chooseScheme(page, "KLA-Lavbund");
  await expect(page.getByRole("radio", { name: /^Lavbundsprojekt \(VLP-KLA\)/ })).toHaveCount(0);
  await openRow(page, "Tjek og send");
  await expect(page.getByText(/^Kladden er gemt/)).toBeVisible();
  await openRow(page, "Navn og beskrivelse");
  await expect(page.getByRole("textbox", { name: /^Beskrivelse/ })).toHaveValue(
    "Skal stå her endnu.",
  );
  await chooseScheme(page, "Permanent ekstensivering");
  await apply(page, context, "Ansøg om etablering");
  await expect(status(page)).toContainText("Ansøgt");

  const townHall = await browser.newContext({ baseURL: baseURL!, locale: "da-DK" });
  const town = await townHall.newPage();
  await openAs(town, people.withoutRole, "/projects");
  const path = await createProject(town, `Sø ${Date.now() % 1_000_000}`);
  await openRow(town, "Parter");
  await town.getByRole("button", { name: "Giv fuldmagt", exact: true }).click();
  const party = town.getByRole("dialog", { name: "Giv fuldmagt" });
  await party.getByRole("searchbox").fill("Demo Rådgivning");
  await party.getByRole("radio", { name: /^Demo Rådgivning/ }).check();
  await party.getByRole("radio", { name: "Læse, rette og ansøge" }).check();
  await expectAccessible(town);
  await party.getByRole("button", { name: "Send", exact: true }).click();
  await expect(party).toBeHidden();
  await expect(town.getByText(/Demo Rådgivning A\/S har fået tilbud om fuldmagt/)).toBeVisible();

  const office = await browser.newContext({ baseURL: baseURL!, locale: "da-DK" });
  const adviser = await office.newPage();
  await openAs(adviser, people.adviser, "/projects");
  const name = await town.getByRole("heading", { level: 1 }).innerText();
  const offer = adviser.getByRole("region", { name: new RegExp(name) });
  await expect(offer).toContainText("Læse, rette og ansøge");
  await expectAccessible(adviser);
  await offer.getByRole("button", { name: "Sig ja til fuldmagten" }).click();
  await expect(adviser).toHaveURL(new RegExp(`${path}$`));
  await town.reload();
  await openRow(town, "Navn og beskrivelse");
  await openRow(adviser, "Navn og beskrivelse");
  const [theirs, mine] = [town, adviser].map((one) =>
    one.getByRole("textbox", { name: /^Beskrivelse/ }),
  );
  // The adviser's text is kept while the network is gone; meanwhile the municipality writes.
  await expect(mine!).toBeVisible();
  await office.setOffline(true);
  await mine!.fill("Rådgiverens tekst.");
  await expect(adviser.getByText("Kunne ikke opdatere projektets beskrivelse.")).toBeVisible();
  await theirs!.fill("Kommunens tekst.");
  await expect(town.getByText("Gemt", { exact: true })).toBeVisible();
  await office.setOffline(false);
  const clash = adviser.getByRole("dialog", { name: "I har begge rettet det samme felt" });
  await expect(clash).toContainText("Kommunens tekst.");
  await expect(clash).toContainText("Rådgiverens tekst.");
  await expectAccessible(adviser);
  await clash.getByRole("radio", { name: "Den anden version" }).check();
  await clash.getByRole("button", { name: "Gem mit valg" }).click();
  await expect(mine!).toHaveValue("Kommunens tekst.");

  // Both draw: the second sees both areas before anything is written over.
  await openRow(town, "Område");
  await town.getByRole("button", { name: "Tegn området på kortet" }).click();
  await town.getByRole("tab", { name: "Koordinater" }).click();
  await drawByCoordinates(adviser, lowerPeat);
  await pastePoints(town, peat);
  await town.getByRole("button", { name: "Gem området" }).click();
  await expect(town.getByText("En anden har ændret projektet")).toBeVisible();
  // What is drawn outlives the tab.
  await town.reload();
  await expect(town.getByText("Vi har hentet det område tilbage")).toBeVisible();
  await town.getByRole("button", { name: "Gem området" }).click();
  await expect(town.getByText("En anden har ændret projektet")).toBeVisible();
  await town.getByRole("button", { name: "Brug den anden" }).click();
  await adviser.reload();
  await chooseScheme(adviser, "Lavbundsprojekter");
  await apply(adviser, office, "Ansøg om forundersøgelse");
  await town.reload();
  await expect(status(town)).toContainText("Ansøgt");
  await townHall.close();
  await office.close();

  const institute = await browser.newContext({ baseURL: baseURL!, locale: "da-DK" });
  const seges = await institute.newPage();
  await openAs(seges, people.seges, "/projects");
  await createProject(seges, `Forsøg ${Date.now() % 1_000_000}`);
  await drawByCoordinates(seges, lowerPeat);
  await chooseScheme(seges, "Lavbundsprojekt \\(VLP-KLA\\)");
  await apply(seges, institute, "Ansøg om etablering");
  await expect(status(seges)).toContainText("Ansøgt");
  await institute.close();
});

test("[A5] a private person is invited, opens the link of the mail after signing in, and sees the case @desktop", async ({
  page,
  browser,
  baseURL,
}) => {
  await openAs(page, people.landowner, "/projects");
  const name = `Nabo ${Date.now() % 1_000_000}`;
  const path = await createProject(page, name);
  await openRow(page, "Parter");
  await page.getByRole("button", { name: "Giv fuldmagt", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Giv fuldmagt" });
  await dialog.getByRole("radio", { name: "En person", exact: true }).check();
  await dialog.getByRole("textbox", { name: /^Navn/ }).fill("Demo Nabo");
  const address = `nabo-${Date.now()}@eng.example`;
  await dialog.getByRole("textbox", { name: /^E-mail/ }).fill(address);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(
    page.getByText(new RegExp(`Demo Nabo \\(${address}\\) har fået tilbud`)),
  ).toBeVisible();

  // The mail as it is caught here; its link works for the one it names, after sign-in.
  const mails = await (await page.request.get("/api/mails")).text();
  const mail = mails.split("<article>").find((one) => one.includes(address))!;
  const link = `/projects${/#invitation=[\w-]+/.exec(mail)![0]}`;
  const stranger = await browser.newContext({ baseURL: baseURL!, locale: "da-DK" });
  const wrong = await stranger.newPage();
  await openAs(wrong, people.company, link);
  await expect(wrong.getByText("Invitationer er til privatpersoner.")).toBeVisible();
  await stranger.close();
  const home = await browser.newContext({ baseURL: baseURL!, locale: "da-DK" });
  const neighbour = await home.newPage();
  await openAs(neighbour, people.neighbour, link);
  const offer = neighbour.getByRole("region", { name: new RegExp(name) });
  await expect(offer).toContainText("Læse og rette");
  await expect(neighbour).toHaveURL(/\/projects$/);
  await expectAccessible(neighbour);
  await offer.getByRole("button", { name: "Sig ja til fuldmagten" }).click();
  await expect(neighbour).toHaveURL(new RegExp(`${path}$`));
  await expect(neighbour.getByRole("heading", { level: 1, name })).toBeVisible();
  // Used once, the link is of no more use.
  await neighbour.goto(link);
  await neighbour.reload();
  await expect(neighbour.getByText("Linket virker ikke")).toBeVisible();
  await home.close();
  await page.reload();
  await openRow(page, "Parter");
  await expect(page.getByText("Demo Nabo")).toBeVisible();
});

test("[P10] what is typed while the network is gone is sent when it comes back, and survives the tab @desktop", async ({
  page,
  context,
}) => {
  await openAs(page, people.company, "/projects");
  const path = await createProject(page, `Eng ${Date.now() % 1_000_000}`);
  const description = page.getByRole("textbox", { name: /^Beskrivelse/ });
  await openRow(page, "Navn og beskrivelse");
  await context.setOffline(true);
  await description.fill("Skrevet uden net.");
  await expect(page.getByText("Kunne ikke opdatere projektets beskrivelse.")).toBeVisible();
  await context.setOffline(false);
  await page.goto("/projects");
  await page.goto(path);
  await openRow(page, "Navn og beskrivelse");
  await expect(description).toHaveValue("Skrevet uden net.");
  await expect(page.getByText("Gemt", { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(description).toHaveValue("Skrevet uden net.");
});

test("[P3][A5] handing over to a municipality is confirmed, and a draft is deleted only when asked twice @release", async ({
  page,
}) => {
  await openAs(page, people.company, "/projects");
  const name = `Mose ${Date.now() % 1_000_000}`;
  await createProject(page, name);
  await openRow(page, "Parter");
  await page.getByRole("button", { name: "Skift ansøger", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Skift ansøger" });
  await dialog.getByRole("searchbox").fill("Viborg");
  await dialog.getByRole("radio", { name: /^Viborg Kommune/ }).check();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("ikke kan fortrydes");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText(/Viborg Kommune er spurgt, om de vil overtage/)).toBeVisible();
  await page.getByRole("button", { name: "Træk tilbuddet tilbage" }).click();
  await expect(page.getByText(/Viborg Kommune er spurgt, om de vil overtage/)).toBeHidden();
  await page.getByRole("button", { name: "Slet kladden" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Slet kladden" }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("[P1] the list is searched, sorted both ways and counted; the inbox is the caseworker's @release", async ({
  page,
}) => {
  await openAs(page, people.caseworker, "/projects?show=all");
  await expect(page.getByRole("heading", { level: 1, name: "Indbakke" })).toBeVisible();
  await expect(page.getByText(/^\d[\d.]* sager$/)).toBeVisible();
  await page.goto("/projects?show=all&sort=name&direction=asc");
  const names = page.getByRole("rowheader").getByRole("link");
  await expect(names.first()).toBeVisible();
  const firstUp = await names.first().innerText();
  await page.goto("/projects?show=all&sort=name&direction=desc");
  await expect(names.first()).not.toHaveText(firstUp);
  await page.getByRole("searchbox", { name: "Søg i sager" }).fill(firstUp);
  await expect(names.first()).toHaveText(firstUp);
  await page.getByRole("button", { name: "Ryd filtre" }).click();
  // On a narrow screen the filters are folded behind one button.
  const fold = page.getByRole("button", { name: "Filtre", exact: true });
  if (await fold.isVisible()) await fold.click();
  await page.getByLabel("Status", { exact: true }).selectOption("established");
  await expect(page).toHaveURL(/status=established/);
  await expect(page.getByText(/^\d[\d.]* sager?$/)).toBeVisible();
  await expectAccessible(page);
});

test("[A6] a morning's receipts are pasted as a column, and single cases continue with the next @desktop @release", async ({
  page,
}) => {
  test.setTimeout(180_000);
  let actions = 0;
  const act = async (done: Promise<unknown>) => {
    actions += 1;
    await done;
  };
  await openAs(page, people.caseworker, "/projects?show=all");
  const fold = page.getByRole("button", { name: "Filtre", exact: true });
  if (await fold.isVisible()) await fold.click();
  await act(page.getByLabel("Status", { exact: true }).selectOption("applied"));
  const open = page.getByRole("button", { name: /^Registrer modtagelser \(\d\d\)$/ });
  await act(open.click());
  const numbers = await page.locator(".queue-name").allInnerTexts();
  const column = numbers
    .map((row) => /M-\d{4}-\d{4,}/.exec(row)![0])
    .map((number, at) => `${number}\t2026-${Date.now() % 100_000}-${at}`);
  expect(column.length).toBeGreaterThan(25);
  const dialog = page.getByRole("dialog", { name: "Registrer modtagelser" });
  await act(dialog.getByRole("textbox").fill(column.slice(3).join("\n")));
  await act(dialog.getByRole("button", { name: /^Registrer \d+ modtagelser$/ }).click());
  await expect(page.getByText(/modtagelser er registreret/)).toBeVisible({ timeout: 60_000 });
  // What does not fit is named and stays; the rest is done.
  if (await dialog.isVisible()) await act(page.keyboard.press("Escape"));
  expect(actions).toBeLessThanOrEqual(20);

  // By keys: the first row that is left, its receipt, and on to the next without a way back.
  await page.goto("/projects?status=applied&show=all");
  await expect(page.locator(".queue-name a").first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Sag 1 af \d+$/)).toBeVisible();
  const first = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: "Registrer modtagelse", exact: true }).click();
  const receipt = page.getByRole("dialog", { name: "Registrer modtagelse" });
  await receipt.getByRole("textbox", { name: /^F2-sag/ }).fill(`2026-${Date.now() % 1_000_000}`);
  await receipt.getByRole("button", { name: "Registrer modtagelse, og gå til næste sag" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first);
  await expect(page.getByText(/^Sag \d+ af \d+$/)).toBeVisible();
});

import type { Page } from "@playwright/test";
import { people } from "./support/people.ts";
import { recordHeard } from "./support/recordHeard.ts";
import { signIn } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

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
  await page.getByRole("textbox", { name: "Indsæt flere punkter" }).fill(corners);
  await page.getByRole("button", { name: "Brug punkterne" }).click();
}

test("screening says what was found, and nothing that did not happen @desktop", async ({
  page,
}) => {
  const heard = await recordHeard(page);
  await typeArea(page);
  await page.getByRole("button", { name: "Afslut og analyser" }).click();
  await expect(page.getByRole("button", { name: "Opret projekt", exact: true })).toBeEnabled();
  const said = await heard();
  expectSound(said);
  expect(said.filter((text) => /slettet|annulleret/i.test(text))).toEqual([]);
  expect(said.some((text) => /potentiale|ordning/i.test(text))).toBe(true);
});

test("status says how many units a search leaves @desktop", async ({ page }) => {
  const heard = await recordHeard(page);
  await page.goto("/status/kommuner");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("searchbox").first().fill("Viborg");
  await expect.poll(async () => (await heard()).join(" | ")).toMatch(/1 kommune(?!r)/);
  expectSound(await heard());
});

test("plans say how many sketches a search leaves, and tabs their count @desktop", async ({
  page,
}) => {
  const heard = await recordHeard(page);
  await page.goto("/");
  await signIn(page, people.planner);
  await page.getByRole("link", { name: "Planlægning" }).first().click();
  await page.getByRole("main").getByRole("table").getByRole("link").first().click();
  const sketches = page.getByRole("tab", { name: /^Skitser, [\d.]+$/ });
  await expect(sketches).toBeVisible();
  await sketches.click();
  await expect(page.getByRole("main").getByRole("searchbox").first()).toBeVisible();
  expectSound(await heard());
});

test("projects say how many a search leaves @desktop", async ({ page }) => {
  const heard = await recordHeard(page);
  await page.goto("/");
  await signIn(page, people.landowner);
  await page.getByRole("main").getByRole("link", { name: "Se mine projekter" }).click();
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
  await page.getByRole("searchbox").first().fill("findes ikke her");
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^(?:Ingen|0) /);
  expectSound(await heard());
});

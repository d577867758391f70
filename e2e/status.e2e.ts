import type { Page } from "@playwright/test";
import { chooseEnglish } from "./support/chooseEnglish.ts";
import { expectAccessible } from "./support/expectAccessible.ts";
import { expect, test } from "./support/test.ts";

type Units = { units: { id: string; name: string; counts: { total: number } }[] };

/** The unit with most projects: one with figures in every block. */
async function busiest(page: Page, kind: string): Promise<{ id: string; name: string }> {
  const answer = await page.request.get(`/api/status/pages/units/${kind}`);
  const { units } = (await answer.json()) as Units;
  const [first] = units.toSorted((a, b) => b.counts.total - a.counts.total);
  if (!first) throw new Error(`There is no ${kind}`);
  return first;
}

/** Figures have come: no skeleton is left, and the page itself does not scroll sideways. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
  await expectShortOnPhone(page);
}

/** No one scrolls through more than seven screens of a phone before they open something. */
async function expectShortOnPhone(page: Page): Promise<void> {
  if (page.viewportSize()!.width > 640) return;
  // Parts that come late have a skeleton first, which may be higher.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight), page.url())
    .toBeLessThanOrEqual(6000);
}

/** What a phone keeps folded, down to the line with its heading. */
async function openSection(page: Page, title: RegExp): Promise<void> {
  if (page.viewportSize()!.width > 640) return;
  await page.getByRole("button", { name: title }).click();
}

const pages = [
  { id: "T1", path: "/status/overview", title: /^Status/, block: "Indsats og mål" },
  {
    id: "T2",
    path: "/status/nationaltindblik",
    title: /^Nationalt indblik/,
    block: "De nationale mål",
  },
  {
    id: "T3",
    path: "/status/lokaletreparter",
    title: /^Lokale treparter/,
    block: "Alle lokale treparter",
  },
  { id: "T5", path: "/status/kommuner", title: /^Kommuner/, block: "Alle kommuner" },
  {
    id: "T7",
    path: "/status/kystvandgrupper",
    title: /^Kystvandgrupper/,
    block: "Alle kystvandgrupper",
  },
  {
    id: "T9",
    path: "/status/skovrejsningsindsatsen",
    title: /^Skovrejsning/,
    block: "Indsatsen efter stadie",
  },
  {
    id: "T1",
    path: "/status/aendringer",
    title: /^Hvad er ændret/,
    block: "Ændring pr. kommune",
  },
  {
    id: "T15",
    path: "/status/jordopkoeb",
    title: /^Jordopkøb/,
    block: /^Statens jord ved udgangen af/,
  },
  { id: "T10", path: "/dashboard/overview", title: /^Effekter/, block: "Hvem bidrager mest?" },
  { id: "T11", path: "/dashboard/nitrogen", title: /^Kvælstof/, block: "Placering" },
  { id: "T17", path: "/data", title: /^Data og kilder/, block: "Data og kilder", level: 1 },
];

for (const { id, path, title, block, level = 2 } of pages) {
  const claim = "has its figures, its own title and nothing for axe @release";
  test(`[${id}] ${path} ${claim}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level, name: block })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expectLoaded(page);
    await expect(page.getByRole("main")).toContainText(/\d+\.\d{3}/);
    await expectAccessible(page);
  });
}

const unitPages = [
  { id: "T4", kind: "tripartite", path: "/status/lokaletreparter", block: /^Trepartens kommuner/ },
  {
    id: "T6",
    kind: "municipality",
    path: "/status/kommuner",
    block: "Kommunens treparter og kystvandgrupper",
  },
  { id: "T8", kind: "plan", path: "/status/kystvandgrupper", block: "Dækning i hvert delopland" },
  { id: "T12", kind: "plan", path: "/dashboard/plan", block: "Effekt efter stadie og placering" },
  {
    id: "T13",
    kind: "municipality",
    path: "/dashboard/kommune",
    block: /^Så meget kvælstof mangler/,
  },
  { id: "T14", kind: "tripartite", path: "/dashboard/vos", block: /^Så meget kvælstof mangler/ },
];

for (const { id, kind, path, block } of unitPages) {
  const claim = `of one ${kind} has its figures and nothing for axe`;
  test(`[${id}] ${path} ${claim}`, async ({ page }) => {
    const unit = await busiest(page, kind);
    await page.goto(`${path}/${unit.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(unit.name);
    await expect(page.getByRole("heading", { level: 2, name: block })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(unit.name));
    await expectLoaded(page);
    await expectAccessible(page);
  });
}

test("[T2, T16] a forecast is read month by month by keyboard, and its figure is quoted @release", async ({
  page,
}) => {
  await page.goto("/status/nationaltindblik");
  const chart = page.getByRole("slider");
  await chart.focus();
  const latest = (await chart.getAttribute("aria-valuetext")) ?? "";
  // A key that is pressed before the page is hydrated moves the field and is not heard.
  await expect(async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(chart).not.toHaveAttribute("aria-valuetext", latest, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press("End");
  await expect(chart).toHaveAttribute("aria-valuetext", latest);
  const quote = page.getByRole("button", { name: /^Citer dette tal/ }).first();
  await quote.click();
  await expect(page.getByRole("region", { name: "Citer dette tal" })).toContainText(
    /^.*Pr\. \d\d\.\d\d\.\d{4} er .* af kvælstofmålet anlagt/,
  );
  await page.keyboard.press("Escape");
  await expect(quote).toBeFocused();
});

test("[T5, T6] a journalist finds how far a municipality is in two clicks", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Find din kommune" }).click();
  await page.getByRole("searchbox", { name: "Søg efter kommune" }).fill("vibo");
  await page.getByRole("table").getByRole("link", { name: "Viborg" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Viborg Kommune" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("af landets samlede indsats");
});

test("[T6] a project's page opens by keyboard, with its place on a map to zoom, and leads back", async ({
  page,
}) => {
  await page.goto("/status/kommuner/0791");
  await openSection(page, /^Vis Projekter i Viborg/);
  const table = page.getByRole("table", { name: /^Tabel: Projekter i/ });
  const link = table.getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/status\/projekter\/[\da-f-]{36}$/);
  await expect(page.getByRole("img", { name: /^Kort: / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Åbn et kort, du kan zoome i" }).click();
  await expect(page.getByRole("application", { name: `Kort over ${name}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Viborg Kommune" })).toBeVisible();
});

test("[T1] an earlier day shows fewer projects and follows along @release", async ({ page }) => {
  await page.goto("/status/overview");
  const lead = page.getByText(/projekter har tilsagn; /);
  const now = Number.parseInt(((await lead.textContent()) ?? "").replace(".", ""), 10);
  const earlier = new Date(Date.now() - 300 * 86_400_000);
  const day = earlier.toLocaleDateString("da-DK", {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });
  // A key that is pressed before the page is hydrated is not heard.
  await expect(async () => {
    await page.getByLabel("Vis status pr.").fill(day);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`som de var den ${day}`)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expectLoaded(page);
  await expect(lead).toBeVisible();
  const before = Number.parseInt(((await lead.textContent()) ?? "").replace(".", ""), 10);
  expect(before).toBeLessThan(now);
  await page
    .getByRole("navigation", { name: "Status" })
    .getByRole("link", { name: "Kommuner" })
    .click();
  await expect(page).toHaveURL(/\/status\/kommuner\?asOf=/);
});

test("[T1] the map has its data table, its file and its provenance @desktop @release", async ({
  page,
}) => {
  // axe over a table of all municipalities takes its time.
  test.slow();
  await page.goto("/status/overview?kort=municipality&effekt=extraction");
  const section = page.getByRole("region", { name: "Kommunerne på kortet" });
  await expect(section.getByRole("img", { name: "Kort: Lavbund pr. kommune" })).toBeVisible();
  await section.getByText("Vis som tabel").click();
  await expect(section.getByRole("table")).toContainText("Viborg");
  const file = await section.getByRole("link", { name: "Hent CSV" }).getAttribute("href");
  const answer = await page.request.get(file ?? "");
  expect(answer.headers()["content-type"]).toContain("text/csv");
  await section.getByText("Sådan er tallet beregnet").click();
  await expect(section.getByText("Kilder:")).toBeVisible();
  await expectAccessible(page);
});

test("[T1] the map reads a project out by keys, by mouse and by finger @release", async ({
  page,
}) => {
  await page.goto("/status/overview");
  const section = page.getByRole("region", { name: "Projekterne på kortet" });
  const surface = section.getByRole("application", { name: /^Læs projekterne på kortet/ });
  const reading = section.getByRole("status").filter({ hasText: /Areal\s*[\d.,]+\sha/ });
  await surface.focus();
  await page.keyboard.press("ArrowUp");
  await expect(reading).toBeVisible();
  const first = await reading.locator("b").innerText();
  await page.keyboard.press("ArrowUp");
  await expect(reading.locator("b")).not.toHaveText(first);
  await page.keyboard.press("ArrowDown");
  const box = await section.locator(".dot-chosen").boundingBox();
  if (!box) throw new Error("No project is read");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const name = await reading.locator("b").innerText();
  await page.keyboard.press("Escape");
  await expect(reading).toHaveCount(0);
  if (test.info().project.use.hasTouch) {
    await page.touchscreen.tap(x, y);
    await expect(reading.locator("b")).toHaveText(name);
    await expect(page).toHaveURL(/overview/);
    await page.touchscreen.tap(x, y);
  } else {
    await page.mouse.move(x, y);
    await expect(reading.locator("b")).toHaveText(name);
    await page.mouse.move(0, 0);
    await expect(reading).toHaveCount(0);
    await surface.focus();
    await page.keyboard.press("ArrowUp");
    await reading.getByRole("link", { name: "Åbn projektet" }).click();
  }
  await expect(page).toHaveURL(/\/status\/projekter\//);
});

test("[T17] unknown units are told in words, with the way on @desktop @release", async ({
  page,
}) => {
  for (const [path, text] of [
    ["/status/kommuner/9999", "Vi kan ikke finde kommunen"],
    ["/status/lokaletreparter/ukendt", "Vi kan ikke finde den lokale trepart"],
    ["/status/kystvandgrupper/ukendt", "Vi kan ikke finde kystvandgruppen"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${text}`));
  }
  await expectAccessible(page);
});

test("[T1] one section stands alone for other sites, and only then may be framed @desktop @release", async ({
  page,
}) => {
  const plain = await page.goto("/status/overview");
  expect(plain?.headers()["x-frame-options"]).toBe("SAMEORIGIN");
  const framed = await page.goto("/status/overview?embed=udvikling");
  expect(framed?.headers()["content-security-policy"]).toContain("frame-ancestors *");
  await expect(page.getByRole("heading", { level: 2, name: "Udvikling over tid" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expectAccessible(page);
});

test("[T1] status stays Danish, the dashboard follows the language @desktop @release", async ({
  page,
}) => {
  await page.goto("/dashboard/overview");
  await chooseEnglish(page);
  await expect(page.getByRole("heading", { level: 1, name: "Effects" })).toBeVisible();
  await expectLoaded(page);
  await expectAccessible(page);
  await page.goto("/status/overview");
  await expect(page.locator("html")).toHaveAttribute("lang", "da");
  await expect(
    page.getByRole("heading", { level: 1, name: "Så langt er Danmark nået" }),
  ).toBeVisible();
  // What stands around the Danish page is English and says so.
  for (const part of [".skip-link", ".consent-bar", "header", "footer"])
    await expect(page.locator(part).first()).toHaveAttribute("lang", "en");
});

test("[T1] in print the figures stay and the controls go @desktop @release", async ({ page }) => {
  await page.goto("/status/overview");
  await expectLoaded(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Kvælstof:/ })).toBeVisible();
  await expect(page.getByLabel("Vis status pr.")).toBeHidden();
  await expect(page.getByRole("link", { name: "Hent CSV" }).first()).toBeHidden();
});

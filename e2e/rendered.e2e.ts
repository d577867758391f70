import type { APIRequestContext } from "@playwright/test";
import { chooseEnglish } from "./support/chooseEnglish.ts";
import { expect, test } from "./support/test.ts";

/** Who asks first may get the plain document; what follows is about the rendered one. */
async function whenRendered(request: APIRequestContext, address: string): Promise<void> {
  const isRendered = async () => (await (await request.get(address)).text()).includes("<h1");
  await expect.poll(isRendered, { timeout: 60_000 }).toBe(true);
}

for (const address of ["/", "/status/overview", "/status/kommuner"])
  test(`[T1] ${address} is light, is hydrated as it stands and asks for nothing twice @desktop`, async ({
    page,
  }) => {
    await whenRendered(page.request, address);
    const document = await (await page.request.get(address)).body();
    expect(document.length).toBeLessThanOrEqual(150_000);
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/|app-settings/.test(request.url())) asked.push(request.url());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto(address);
    // Hydrated: only a script answers this button.
    await page.getByRole("button", { name: "Hjælp" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(complaints).toEqual([]);
    expect(asked).toEqual([...new Set(asked)]);
  });

test("[H13] who has chosen English sees no Danish first @desktop @release", async ({ page }) => {
  await whenRendered(page.request, "/");
  await page.goto("/");
  await chooseEnglish(page);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Planning" }).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("[T17] without scripts pages are read, followed and filtered by date", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await whenRendered(page.request, "/status/overview");
  await page.goto("/status/overview");
  await expect(page.getByRole("heading", { name: "Indsats og mål" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Log ind" })).toHaveCount(0);
  await whenRendered(page.request, "/status/overview?asOf=2026-03-01");
  await page.locator("input[name=asOf]").fill("2026-03-01");
  await page.getByRole("button", { name: "Vis", exact: true }).click();
  await expect(page).toHaveURL(/\?asOf=2026-03-01$/);
  await expect(page.getByRole("link", { name: "Vis tallene i dag" })).toBeVisible();
  await whenRendered(page.request, "/status/kommuner?asOf=2026-03-01");
  await page.getByRole("link", { name: "Kommuner", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Alle kommuner" })).toBeVisible();
  await whenRendered(page.request, "/status/kommuner?asOf=2026-03-01&q=viborg");
  await page.getByRole("searchbox", { name: "Søg efter kommune" }).fill("viborg");
  await page.getByRole("button", { name: "Søg", exact: true }).click();
  await expect(page).toHaveURL(/\?asOf=2026-03-01&q=viborg$/);
  await expect(page.getByRole("table").getByRole("link")).toHaveText(["Viborg"]);
  await whenRendered(page.request, "/status/kommuner?asOf=2026-03-01&hele=1");
  await page.goto("/status/kommuner?asOf=2026-03-01");
  await page.getByRole("link", { name: /^Vis hele siden/ }).click();
  const municipalities = page.getByRole("table").first().getByRole("link");
  await expect.poll(() => municipalities.count()).toBeGreaterThan(90);
  await expect(page.getByText("Hent rækkerne bag tallet (CSV)").first()).toBeVisible();
  // A sheet is as narrow as a tablet, but has no menu to follow and nothing to send.
  await page.setViewportSize({ width: 760, height: 900 });
  const followed = page.getByRole("link", { name: "Screening", exact: true });
  await expect(followed.filter({ visible: true })).toHaveCount(1);
  const sending = page.locator("button[type=submit]").filter({ visible: true });
  await expect(sending).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(followed.filter({ visible: true })).toHaveCount(0);
  await expect(sending).toHaveCount(0);
  await context.close();
});

import { expect, type Page } from "@playwright/test";

/** Switches the page to English, where it has a language to choose; narrow maps have it in the menu. */
export async function chooseEnglish(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeVisible();
  const english = page.getByRole("button", { name: "English" }).filter({ visible: true });
  if ((await english.count()) === 0) await page.getByRole("button", { name: "Menu" }).click();
  await english.first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
}

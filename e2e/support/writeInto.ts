import type { Locator } from "@playwright/test";

/**
 * Writes into a field of letters. In Firefox key by key: by WebDriver BiDi Playwright's `fill` sets
 * a field's value without the page hearing of it.
 */
export async function writeInto(field: Locator, text: string): Promise<void> {
  const browser = field.page().context().browser()?.browserType().name();
  if (browser !== "firefox") return field.fill(text);
  await field.press("ControlOrMeta+a");
  await field.press("Delete");
  await field.pressSequentially(text);
}

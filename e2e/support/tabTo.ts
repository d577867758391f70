import type { Locator, Page } from "@playwright/test";

/** Presses Tab, or Shift and Tab, until the control has the focus: it can be reached without a pointer. */
export async function tabTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((one) => one === document.activeElement, null, { timeout: 15_000 }))
      return;
  }
  throw new Error(`${key} never reached ${String(control)}`);
}

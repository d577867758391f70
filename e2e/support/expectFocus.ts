import { expect, type Locator, type Page } from "@playwright/test";

/** By keyboard: what is pressed has the focus, so that whatever takes it away loses it. */
export async function pressByKey(page: Page, control: Locator): Promise<void> {
  // What is off cannot be pressed: a key would be lost on it.
  await expect(control).toBeEnabled();
  await control.focus();
  await page.keyboard.press("Enter");
}

/** Focus on the body means that the next Tab begins at the top of the page. */
export async function expectFocus(page: Page, after: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === null || activeElement === body ? "the body" : "an element";
    });
  await expect.poll(focused, `focus after ${after}`).toBe("an element");
}

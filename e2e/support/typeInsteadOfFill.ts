import type { Locator, Page } from "@playwright/test";

type Filling = Pick<Locator, "fill" | "press" | "pressSequentially" | "evaluate">;
let isChanged = false;

/**
 * By WebDriver BiDi Playwright's `fill` sets a field's value without the page hearing of it. Keys are
 * heard, as a person's are. Fields that are not written letter by letter keep `fill`.
 */
export function typeInsteadOfFill(page: Page): void {
  if (isChanged) return;
  isChanged = true;
  const locators = Object.getPrototypeOf(page.locator("body")) as Filling;
  const { fill } = locators;
  locators.fill = async function typed(this: Filling, text, options) {
    const isTyped = await this.evaluate(
      (field) =>
        field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && /^(?:text|search|email|tel)$/.test(field.type)),
    );
    if (!isTyped) return fill.call(this, text, options);
    await this.press("ControlOrMeta+a");
    await this.press("Delete");
    await this.pressSequentially(text);
  };
}

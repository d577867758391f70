import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { Result, RunOptions } from "axe-core";
import { axeInPlace, axeScript } from "./axeScript.ts";

export const axeRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Rules = NonNullable<RunOptions["rules"]>;

/** axe finds nothing on the page as it stands; `extra` are rules that axe does not run unasked. */
export async function expectAccessible(page: Page, extra: Rules = {}): Promise<void> {
  const options = await optionsFor(page, extra);
  const isAlone = page.frames().length === 1;
  const violations = await (isAlone ? inPlace(page, options) : overFrames(page, options));
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`,
    ),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Contrast is two thirds of axe's work, and the colours of a page are the same in English and on a
 * phone: `npm test` checks them once, `npm run e2e` every time.
 */
async function optionsFor(page: Page, extra: Rules): Promise<RunOptions> {
  const isNarrow = page.viewportSize()!.width <= 640;
  const isRepeated = isNarrow || (await page.locator("html[lang^=en]").count()) > 0;
  const enabled = !isRepeated || !process.env.E2E_MAIN;
  return {
    runOnly: { type: "tag", values: axeRules },
    rules: { ...extra, "color-contrast": { enabled } },
    resultTypes: ["violations"],
  };
}

/** A page without frames needs no second page to gather in, and axe need only come to it once. */
async function inPlace(page: Page, options: RunOptions): Promise<Result[]> {
  await page.evaluate(axeScript);
  return page.evaluate(axeInPlace, options);
}

async function overFrames(page: Page, options: RunOptions): Promise<Result[]> {
  return (await new AxeBuilder({ page }).options(options).analyze()).violations;
}

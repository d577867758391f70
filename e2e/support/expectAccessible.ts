import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { Result } from "axe-core";
import { axeInPlace, axeScript } from "./axeScript.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await (page.frames().length === 1 ? inPlace(page) : overFrames(page));
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`,
    ),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

const options = {
  runOnly: { type: "tag" as const, values: RULES },
  resultTypes: ["violations" as const],
};

/** A page without frames needs no second page to gather in, and axe need only come to it once. */
async function inPlace(page: Page): Promise<Result[]> {
  await page.evaluate(axeScript);
  return page.evaluate(axeInPlace, options);
}

async function overFrames(page: Page): Promise<Result[]> {
  return (await new AxeBuilder({ page }).options(options).analyze()).violations;
}

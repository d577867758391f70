import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Only faults are worked out in detail, and a page without frames is looked at in place rather
  // than from a second page: half the time, and half of a journey is axe.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values: RULES }, resultTypes: ["violations"] })
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`,
    ),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

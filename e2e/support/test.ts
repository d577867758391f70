import { expect, test as base } from "@playwright/test";
import { isDrawn } from "./isDrawn.ts";

/** Playwright's test on the started product; fails when a page asks any other host. */
export const test = base.extend<{ draw: void; noForeignHost: void }>({
  // Playwright wants the first argument taken apart, even where nothing of it is needed.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_ORIGIN);
  },
  // First, so that no browser is asked for a journey that is not walked.
  draw: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, testInfo) => {
      testInfo.skip(!isDrawn(testInfo), "not drawn today; npm run e2e walks all");
      await use();
    },
    { auto: true },
  ],
  noForeignHost: [
    async ({ context, baseURL }, use) => {
      const own = new URL(baseURL!).host;
      const foreign = new Set<string>();
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (/^(?:https?|wss?):$/.test(url.protocol) && url.host !== own) foreign.add(url.href);
      });
      await use();
      expect([...foreign], "addresses on foreign hosts").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

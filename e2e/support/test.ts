import { expect, test as base } from "@playwright/test";

/** Playwright's test on the started product; fails when a page asks any other host. */
export const test = base.extend<{ noForeignHost: void }>({
  // Playwright wants the first argument taken apart, even where nothing of it is needed.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_ORIGIN);
  },
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

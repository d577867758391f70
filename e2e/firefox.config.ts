import { fileURLToPath } from "node:url";
import { devices } from "@playwright/test";
import base from "./playwright.config.ts";

/**
 * Journeys in Debian's Firefox by WebDriver BiDi: Playwright's own protocol needs a Firefox of its
 * own, which is not to be had offline. Which ones, and why not all, is in docs/browsers.md.
 */
export default {
  ...base,
  testMatch: ["heard.e2e.ts"],
  outputDir: "../.artifacts/firefox",
  workers: 1,
  // Slower than the browser of the other journeys by a half, and by far more on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...base.use,
    contextOptions: {},
    trace: "off" as const,
    launchOptions: {
      executablePath: fileURLToPath(new URL("support/firefox.mjs", import.meta.url)),
    },
  },
  projects: [
    {
      name: "firefox",
      use: {
        ...devices["Desktop Firefox"],
        browserName: "firefox" as const,
        channel: "moz-firefox",
        viewport: { width: 1440, height: 900 },
      },
    },
  ],
};

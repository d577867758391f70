import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

// The shell without a window, as Playwright's own headless browser: a quarter less work per journey.
const debianBrowser = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) =>
  existsSync(path),
);

const isRoot = process.getuid?.() === 0;

/** Nothing but this machine can be reached, so a foreign font or script shows at once. */
const alone = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost";

const leftOut = process.env.E2E_WITHOUT_FIGURES ? ["figure*.e2e.ts"] : [];

/** `npm test` leaves out what is marked `@release`; `npm run e2e` walks all. */
const isMain = Boolean(process.env.E2E_MAIN);

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  testIgnore: leftOut,
  outputDir: "../.artifacts/e2e",
  globalSetup: "./support/startProduct.ts",
  // Generous: a machine that builds something else meanwhile is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // One more than the cores of a small machine: journeys often wait.
  workers: 3,
  // A second try tells a busy machine from a fault; what needed one is counted and named.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    locale: "da-DK",
    timezoneId: "Europe/Copenhagen",
    // Moving things are drawn at every frame, a twelfth of the work. In Firefox they move.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every first try costs as much as the journey itself.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: debianBrowser,
      args: [alone, ...(isRoot ? ["--no-sandbox"] : [])],
    },
  },
  projects: [
    {
      name: "desktop",
      grepInvert: isMain ? /@phone|@release/ : /@phone/,
      // These run on two instances instead, and need no second time on one.
      testIgnore: process.env.E2E_WITHOUT_PLATFORM ? [...leftOut, "platform.e2e.ts"] : leftOut,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grepInvert: isMain ? /@desktop|@release/ : /@desktop/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});

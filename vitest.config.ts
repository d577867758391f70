import { defineConfig } from "vitest/config";
import { ownTemporaryFolder } from "./scripts/test/ownTemporaryFolder.ts";

// Before any worker starts: workers take over the environment of this process.
ownTemporaryFolder();

/** Three kinds of tests: pure ones, browser-like ones, and those that need a database. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // Ends what hangs. A busy machine is slow, not wrong: speed is measured in bench/.
          testTimeout: 60_000,
          environment: "node",
          include: ["*.test.ts", "{packages,apps,data,scripts,bench}/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**", "**/dist/**", "apps/web/**"],
        },
      },
      {
        extends: "./apps/web/vite.config.ts",
        test: {
          name: "web",
          testTimeout: 60_000,
          environment: "jsdom",
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "api",
          environment: "node",
          include: ["{apps,data}/**/*.db.test.ts"],
          exclude: ["**/node_modules/**"],
          globalSetup: ["apps/api/src/testing/startTestDatabase.ts"],
          // The embedded engine is one session: files take turns on it.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

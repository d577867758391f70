import { defineConfig } from "vitest/config";
import { ownTemporaryFolder } from "./scripts/test/ownTemporaryFolder.ts";

// Before any worker starts: workers take over the environment of this process.
ownTemporaryFolder();

/** Long, and about our code rather than an engine: where a server runs them, the embedded engine need not. */
const ON_ONE_ENGINE = [
  "data/import/national/wholeNation.db.test.ts",
  "apps/api/src/main.db.test.ts",
  "apps/api/src/features/projects/documents.db.test.ts",
  "apps/api/src/testing/statements/**",
  "apps/api/src/hostile/{everyInput,flood}.db.test.ts",
  "apps/api/src/rights/matrix.db.test.ts",
  "apps/api/src/platform/layers/oracle.db.test.ts",
  "apps/api/src/features/uploads/**",
];

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
          // Workers and what they have loaded serve many files: a third less processor time.
          isolate: false,
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
          // jsdom is loaded once for each worker, not once a file: a quarter of the processor time.
          pool: "vmThreads",
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "api",
          environment: "node",
          include: ["{apps,data}/**/*.db.test.ts"],
          exclude: [
            "**/node_modules/**",
            ...(process.env["TEST_SAMPLE"] === "1" ? ON_ONE_ENGINE : []),
          ],
          globalSetup: ["apps/api/src/testing/startTestDatabase.ts"],
          // The embedded engine is one session: files take turns on it.
          fileParallelism: false,
          // Loading the API costs two seconds of processor a file, and its modules keep no state.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

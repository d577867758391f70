import { defineConfig } from "vitest/config";
import { ownTemporaryFolder } from "./scripts/test/ownTemporaryFolder.ts";

// Before any worker starts: workers take over the environment of this process.
ownTemporaryFolder();

/**
 * What an engine can decide: sessions, locks, live changes, imports, backups and layers. Where a
 * server runs all tests, the embedded engine runs these; the journeys walk every feature on it.
 */
const ON_BOTH_ENGINES = [
  "apps/api/src/platform/{database,geography,metrics}/**/*.db.test.ts",
  "apps/api/src/platform/layers/LayerStore.db.test.ts",
  "apps/api/src/testing/*.db.test.ts",
  "apps/api/src/features/health/*.db.test.ts",
  "apps/api/src/features/plans/{plansTogether,planLocks,firstChange}.db.test.ts",
  "apps/api/src/features/status/busyDatabase.db.test.ts",
  "data/import/importGeography.db.test.ts",
  "data/{backupDrill,upgrade}.db.test.ts",
];

const isSample = process.env["TEST_SAMPLE"] === "1";
const isMain = process.env["TEST_MAIN"] === "1";

/** Needs the national files next to the project and a minute: `npm run test:official`. */
const OFFICIAL_FILES = "data/import/officialData.db.test.ts";

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
          include: ["{packages,apps,data,scripts,bench,e2e}/**/*.test.ts"],
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
          setupFiles: [
            "apps/web/src/testing/everyLanguage.ts",
            "apps/web/src/testing/oneMainAction.ts",
          ],
        },
      },
      {
        test: {
          name: "api",
          environment: "node",
          include: isSample ? ON_BOTH_ENGINES : ["{apps,data}/**/*.db.test.ts"],
          exclude: ["**/node_modules/**", ...(isMain ? [OFFICIAL_FILES] : [])],
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

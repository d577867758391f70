import { buildWeb } from "../run/buildWeb.ts";
import { checkStep } from "./checkStep.ts";
import { findServerEngine } from "./findServerEngine.ts";
import { skipStep } from "./skipStep.ts";
import { onPrivateServer } from "./onPrivateServer.ts";
import { nothing, type Outcome } from "./Outcome.ts";
import { playwrightStep } from "./playwrightStep.ts";
import { requirementsStep } from "./requirementsStep.ts";
import type { Step } from "./Step.ts";
import { vitestStep } from "./vitestStep.ts";

const FOLDERS = ["packages/", "apps/", "data/", "scripts/", "bench/"];

/** Rules of the code rather than of an engine, and long: shown once, on the server where there is one. */
const ON_ONE_ENGINE = ["apps/api/src/rights/**", "apps/api/src/testing/statements/**"].map(
  (files) => `--exclude=${files}`,
);

/** All that `npm test` runs, in the order in which two lanes take them up. */
export function steps(root: string, reports: string): Step[] {
  const onServer = findServerEngine();
  const noServer = skipStep("no PostgreSQL server with PostGIS is installed on this machine");
  const vitest = (name: string, args: string[], env?: NodeJS.ProcessEnv) =>
    vitestStep(reports, name, args, env);
  const api = (engine: "embedded" | "server", ...more: string[]) =>
    vitest(`api-${engine}`, ["--project", "api", ...more], { TEST_ENGINE: engine });
  // One worker: another step has the other half of the machine.
  const serverJourneys = onPrivateServer((E2E_DATABASE_URL) =>
    playwrightStep(reports, "e2e-server", ["--project=desktop", "--workers=1", "house"], {
      E2E_DATABASE_URL,
    }),
  );
  return [
    // Long ones first, so that neither lane waits long for the other at the end.
    {
      title: "API tests, embedded database",
      run: api("embedded", ...(onServer ? ON_ONE_ENGINE : [])),
    },
    { title: "Web build", run: () => buildOnce(root) },
    {
      title: "Journeys, two instances on a server",
      run: onServer ? serverJourneys : noServer,
      after: "Web build",
    },
    { title: "API tests, PostgreSQL server", run: onServer ? api("server") : noServer },
    {
      title: "Unit tests",
      run: vitest("unit", ["--project", "unit", ...FOLDERS]),
    },
    { title: "Web tests", run: vitest("web", ["--project", "web"]) },
    {
      title: "Demo data for journeys",
      run: checkStep("node", "e2e/support/prepareData.ts"),
      after: "Web build",
    },
    { title: "Types", run: checkStep("npm", "run", "--silent", "types") },
    { title: "Lint", run: checkStep("oxlint", "--type-aware", "--deny-warnings") },
    {
      title: "Architecture",
      run: vitest("architecture", ["--project", "unit", "architecture.test.ts"]),
    },
    { title: "Unused code", run: checkStep("npm", "run", "--silent", "unused") },
    { title: "Format", run: checkStep("oxfmt", "--check", ".") },
    {
      title: "Journeys, embedded database",
      run: playwrightStep(reports, "e2e-embedded", []),
      after: "Web build",
      alone: true,
    },
    {
      title: "Requirements",
      run: () => requirementsStep(root, reports),
      after: "Journeys, embedded database",
    },
  ];
}

async function buildOnce(root: string): Promise<Outcome> {
  await buildWeb(root);
  return { ...nothing, passed: 1 };
}

import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startPrivateServer } from "../../apps/api/src/testing/startPrivateServer.ts";
import { readRequirements } from "../requirements/readRequirements.ts";
import { shownByReports } from "../requirements/shownByReports.ts";
import { traceRequirements } from "../requirements/traceRequirements.ts";
import { buildWeb } from "../run/buildWeb.ts";
import { nothing, type Outcome } from "./Outcome.ts";
import type { Step } from "./Step.ts";
import { playwrightStep } from "./playwrightStep.ts";
import { runCommand } from "./runCommand.ts";
import { type VitestOptions, vitestStep } from "./vitestStep.ts";

const FOLDERS = ["packages/", "apps/", "data/", "scripts/", "bench/", "e2e/"];

/** What the embedded engine leaves to the server where there is one; `npm run test:embedded` runs it. */
const SAMPLED =
  "Left to the server: what no engine decides (rights, hostile input, uploads, documents, tables), the demonstration and datasets; generated cases as a sample";

/** Generated cases that resemble each other. */
const GENERATED =
  "Rights, hostile input, awkward addresses and formats: a fixed sample; npm run test:generated runs all";

/** All that `npm test` runs, in the order in which two lanes take them up. */
export function steps(root: string, reports: string): Step[] {
  const onServer = findServerEngine();
  // Another nation than the demonstration's; FIGURES_SEED gives another still.
  const seed = (process.env.FIGURES_SEED ??= "20261117");
  const noServer = skipStep("no PostgreSQL server with PostGIS is installed on this machine");
  const vitest = (name: string, args: string[], more?: VitestOptions) =>
    vitestStep(reports, name, args, more);
  const api = (engine: "embedded" | "server", more: VitestOptions = {}) =>
    vitest(`api-${engine}`, ["--project", "api"], {
      notes: more.notes,
      env: { ...more.env, TEST_ENGINE: engine },
    });
  // One worker: another step has the other half of the machine.
  const onTwoInstances = onPrivateServer((E2E_DATABASE_URL) =>
    playwrightStep(
      reports,
      "e2e-server",
      [
        "--project=desktop",
        "--workers=1",
        "--output=.artifacts/e2e-server",
        String.raw`figure\w+\.e2e`,
        String.raw`platform\.e2e`,
      ],
      { E2E_DATABASE_URL, DEMO_SEED: seed, E2E_MAIN: "1" },
    ),
  );
  return [
    // Long ones first, so that neither lane waits long for the other at the end.
    {
      title: "API tests, PostgreSQL server",
      run: onServer ? api("server", { env: { TEST_MAIN: "1" }, notes: [GENERATED] }) : noServer,
    },
    { title: "Web build", run: () => buildOnce(root) },
    {
      title: "API tests, embedded database",
      run: api(
        "embedded",
        onServer ? { env: { TEST_SAMPLE: "1", TEST_MAIN: "1" }, notes: [SAMPLED] } : {},
      ),
    },
    {
      title: `Two instances on a server, a nation of its own, seed ${seed}`,
      run: onServer ? onTwoInstances : noServer,
      after: "Web build",
    },
    {
      title: "Unit tests",
      run: vitest("unit", ["--project", "unit", ...FOLDERS]),
    },
    { title: "Web tests", run: vitest("web", ["--project", "web"]) },
    {
      title: "Trust, the short form",
      run: onServer ? checkStep("node", "trust/run.ts", "--short") : noServer,
    },
    {
      title: "Demo data for journeys",
      run: checkStep("node", "e2e/support/prepareData.ts"),
      after: "Web build",
    },
    {
      title: "Tools of others, the short form",
      run: ["/usr/bin/hunspell", "/usr/bin/cbc"].every((program) => existsSync(program))
        ? checkStep("node", "conform/run.ts", "--short")
        : skipStep("hunspell or CBC is not installed on this machine"),
    },
    { title: "Types", run: checkStep("npm", "run", "--silent", "types") },
    { title: "Lint", run: checkStep("oxlint", "--type-aware", "--deny-warnings") },
    { title: "Unused code", run: checkStep("npm", "run", "--silent", "unused") },
    { title: "Format", run: checkStep("oxfmt", "--check", ".") },
    {
      title: "Journeys, embedded database",
      // Comparisons of figures run once, on the nation drawn for them, and those of the platform once.
      run: playwrightStep(reports, "e2e-embedded", [], {
        E2E_MAIN: "1",
        ...(onServer && { E2E_WITHOUT_FIGURES: "1", E2E_WITHOUT_PLATFORM: "1" }),
      }),
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

/** A check that either holds or does not: it counts as one. */
function checkStep(...command: string[]): () => Promise<Outcome> {
  return async () => {
    const { code, output } = await runCommand(command);
    return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, output };
  };
}

/** True where a PostgreSQL server with PostGIS can be started for the tests. */
function findServerEngine(): boolean {
  if (process.env.TEST_DATABASE_URL) return true;
  const programs = globSync("/usr/lib/postgresql/*/bin/initdb");
  const postgis = globSync("/usr/share/postgresql/*/extension/postgis.control");
  return programs.length > 0 && postgis.length > 0;
}

/** A step that cannot run here: counted as skipped and said in words, never silent. */
function skipStep(reason: string): () => Promise<Outcome> {
  return async () => ({ ...nothing, skipped: 1, notes: [`Left out: ${reason}`] });
}

/** Runs a step with a PostgreSQL server of its own, stopped and removed afterwards. */
function onPrivateServer(
  step: (databaseUrl: string) => () => Promise<Outcome>,
): () => Promise<Outcome> {
  return async () => {
    const server = await startPrivateServer();
    try {
      return await step(server.url)();
    } finally {
      await server.stop();
    }
  };
}

/** Fails on a requirement that no passed test names, and on a test that names an unknown one. */
async function requirementsStep(root: string, reports: string): Promise<Outcome> {
  const lines = readRequirements(await readFile(join(root, "docs", "requirements.md"), "utf8"));
  const shown = await shownByReports(reports);
  const { unknown } = await traceRequirements(root);
  const faults = [
    ...[...lines]
      .filter(([id]) => !shown.has(id))
      .map(([id, text]) => `No test that ran shows ${id}: ${text}`),
    ...unknown.map(({ id, file, title }) => `${id} is unknown: ${file}: ${title}`),
  ];
  const notes = [`${lines.size} requirements, each shown by a test that ran`];
  return faults.length === 0
    ? { passed: 1, failed: 0, skipped: 0, notes, output: "" }
    : { passed: 0, failed: 1, skipped: 0, notes: [], output: faults.join("\n") };
}

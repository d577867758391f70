import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { nothing, type Outcome } from "./Outcome.ts";
import { runCommand } from "./runCommand.ts";

/** Runs browser journeys and counts from Playwright's own report. */
export function playwrightStep(
  reportFolder: string,
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): () => Promise<Outcome> {
  return async () => {
    const report = join(reportFolder, `${name}.json`);
    const { code, output } = await runCommand(
      ["playwright", "test", "-c", "e2e/playwright.config.ts", "--reporter=line,json", ...args],
      { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    );
    const text = await readFile(report, "utf8").catch(() => undefined);
    if (!text) return { ...nothing, failed: 1, output };
    const counts = countPlaywright(JSON.parse(text) as PlaywrightReport);
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    return { ...counts, output };
  };
}

type Suite = {
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

/** Counts journeys, and names those that passed only at the second try: they are worth a look. */
export function countPlaywright({ stats, suites }: PlaywrightReport): {
  passed: number;
  failed: number;
  skipped: number;
  notes: string[];
} {
  const { expected, unexpected, flaky, skipped } = stats;
  const notes = suites
    .flatMap(unsteady)
    .map((journey) => `Passed only at the second try: ${journey}`);
  return { passed: expected + flaky, failed: unexpected, skipped, notes };
}

function unsteady({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName }) => `[${projectName}] ${title}`),
  );
  return [...own, ...suites.flatMap(unsteady)];
}

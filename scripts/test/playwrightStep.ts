import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { nothing, type Outcome } from "./Outcome.ts";
import { runCommand } from "./runCommand.ts";

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Each journey has a limit of its own; this one only ends a run that hangs. */
const PATIENCE_MS = 40 * 60_000;

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
      PATIENCE_MS,
    );
    const text = await readFile(report, "utf8").catch(() => undefined);
    if (!text) return { ...nothing, failed: 1, output };
    const { expected, unexpected, flaky, skipped } = (JSON.parse(text) as PlaywrightReport).stats;
    const failed = code !== 0 && unexpected === 0 ? 1 : unexpected;
    // Said, never silent: a journey that needs a second try is worth a look.
    const notes = flaky > 0 ? [`${flaky} journeys passed only at the second try`] : [];
    return { passed: expected + flaky, failed, skipped, notes, output };
  };
}

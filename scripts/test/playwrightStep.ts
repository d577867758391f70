import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { countPlaywright, type PlaywrightReport } from "./countPlaywright.ts";
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

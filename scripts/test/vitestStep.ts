import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { nothing, type Outcome } from "./Outcome.ts";
import { runCommand } from "./runCommand.ts";

export type VitestOptions = { env?: NodeJS.ProcessEnv; notes?: string[] };

/** Runs one or more projects of vitest and counts from its own report. */
export function vitestStep(
  reportFolder: string,
  name: string,
  args: string[],
  { env = {}, notes = [] }: VitestOptions = {},
): () => Promise<Outcome> {
  return async () => {
    const report = join(reportFolder, `${name}.json`);
    const { code, output } = await runCommand(
      [
        "vitest",
        "run",
        ...args,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ],
      env,
    );
    const text = await readFile(report, "utf8").catch(() => undefined);
    if (!text) return { ...nothing, failed: 1, output };
    const counts = countVitest(JSON.parse(text) as VitestReport);
    // An unhandled error fails the run though every test passed.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    if (counts.passed + counts.failed === 0) counts.failed = 1;
    return { ...counts, notes, output };
  };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
};

/** Counts tests; a file that could not even be loaded holds none, yet counts as one failure. */
export function countVitest(report: VitestReport): {
  passed: number;
  failed: number;
  skipped: number;
} {
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

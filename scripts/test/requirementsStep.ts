import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readRequirements } from "../requirements/readRequirements.ts";
import { shownByReports } from "../requirements/shownByReports.ts";
import { traceRequirements } from "../requirements/traceRequirements.ts";
import type { Outcome } from "./Outcome.ts";

/** Fails on a requirement that no passed test names, and on a test that names an unknown one. */
export async function requirementsStep(root: string, reports: string): Promise<Outcome> {
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

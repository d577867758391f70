import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { closingLine } from "./test/closingLine.ts";
import { nothing } from "./test/Outcome.ts";
import { ownCommands } from "./test/ownCommands.ts";
import { ownTemporaryFolder } from "./test/ownTemporaryFolder.ts";
import { endCommands } from "./test/runCommand.ts";
import { runSteps, type Done } from "./test/runSteps.ts";
import { steps } from "./test/steps.ts";

const print = (line = "") => process.stdout.write(`${line}\n`);
const root = new URL("..", import.meta.url).pathname;
const folder = ownTemporaryFolder();
const reports = join(folder, "reports");
mkdirSync(reports);
// The product's programs are started a hundred times: compiled once, each start is a second shorter.
process.env.NODE_COMPILE_CACHE ??= join(folder, "compiled");

async function stop(): Promise<void> {
  await endCommands();
  process.exit(130);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
process.on("disconnect", () => void stop());
process.on("message", (message) => message === "stop" && void stop());
process.channel?.unref();

const leftOut = JSON.parse(process.env.MARS_TEST_LEFT_OUT ?? "[]") as string[];
for (const sentence of leftOut) print(sentence);

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = steps(root, reports).filter(
  ({ title }) => wanted.length === 0 || wanted.some((word) => title.toLowerCase().includes(word)),
);
const done = await runSteps(
  chosen.map((step) => ({
    ...step,
    after: chosen.some(({ title }) => title === step.after) ? step.after : undefined,
  })),
  report,
);

const started = Number(process.env.MARS_TEST_STARTED_AT ?? performance.timeOrigin);
print();
print(`Whole run: ${Math.round((Date.now() - started) / 1000)} s (two idle cores: at most 900 s)`);
for (const line of ownCommands) print(line);
if (wanted.length > 0)
  print(`Only these steps were asked for: ${chosen.map(({ title }) => title).join(", ")}`);
const outcomes = done.map(({ outcome }) => outcome);
print(closingLine(outcomes.length > 0 ? outcomes : [{ ...nothing, failed: 1 }]));
process.exitCode = outcomes.some(({ failed }) => failed > 0) || outcomes.length === 0 ? 1 : 0;

function report({ step, outcome, seconds }: Done): void {
  const { passed, failed, skipped, notes, output } = outcome;
  const counts = [
    `${passed} passed`,
    failed > 0 && `${failed} FAILED`,
    skipped > 0 && `${skipped} skipped`,
  ];
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  print(
    `${failed > 0 ? "✗" : "✓"} ${step.title.padEnd(44)} ${time}  ${counts.filter(Boolean).join(", ")}`,
  );
  for (const note of notes) print(`    ${note}`);
  if (failed > 0) print(withoutPassed(output).replace(/^/gm, "    ").trimEnd());
}

/** What passed is counted; among a thousand lines of it the failure would not be found. */
function withoutPassed(output: string): string {
  return output.replace(/^\s*✓.*\n/gm, "");
}

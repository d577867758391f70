/**
 * `npm run trust`: breaks the product on purpose, one round after the other, on this machine alone.
 * `--only kill-instance,flood` runs some, `--short` the short form of `npm test`, `--minutes 2` sets
 * how long the mixed load runs.
 */
import { parseArgs } from "node:util";
import { isWithin, type Figure } from "./Round.ts";
import { rounds } from "./rounds.ts";
import { startPlatform } from "./support/startPlatform.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    short: { type: "boolean", default: false },
    minutes: { type: "string", default: "10" },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const asked = values.only?.split(",");
const unknown = asked?.filter((name) => !rounds.some((round) => round.name === name)) ?? [];
if (unknown.length > 0 || !(Number(values.minutes) > 0)) {
  print(`There is no round ${unknown.join(", ")}. There are:`);
  for (const { name, what } of rounds) print(`  ${name.padEnd(18)}${what}`);
  process.exit(2);
}
const chosen = rounds.filter(
  ({ name, isInShort }) => asked?.includes(name) ?? (!values.short || isInShort),
);

const platform = await startPlatform();
const extent = { isShort: values.short, minutes: Number(values.minutes) };
const failed: string[] = [];
for (const { name, what, run } of chosen) {
  print(`\n${name}: ${what}`);
  const begun = performance.now();
  try {
    const figures = await run(platform, extent);
    for (const figure of figures) print(lineOf(figure));
    if (!figures.filter(isJudged).every(isWithin)) fail(name);
  } catch (error) {
    fail(name);
    print(`  ✗ ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  await platform.clear();
  print(`  ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}
await platform.stop();
print(
  failed.length === 0
    ? `\n${chosen.length} rounds, all within their limits.`
    : `\n${chosen.length} rounds, beyond a limit: ${failed.join(", ")}.`,
);
process.exit(failed.length === 0 ? 0 : 1);

function fail(name: string): void {
  failed.push(name);
  for (const words of platform.lastWords()) print(`  Logged last:\n${words.slice(-2000)}`);
}

/** The short form runs next to other tests: there a busy machine is slow, not wrong. */
function isJudged({ unit }: Figure): boolean {
  return !values.short || (unit !== "s" && unit !== "ms");
}

function lineOf(figure: Figure): string {
  const { what, value, unit = "", atMost, atLeast } = figure;
  const limits = [
    atLeast !== undefined && atLeast === atMost && `exactly ${atLeast}`,
    atLeast !== undefined && atLeast !== atMost && `at least ${atLeast}`,
    atMost !== undefined && atLeast !== atMost && `at most ${atMost}`,
  ].filter(Boolean);
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
  const limit = limits.length > 0 ? ` (${limits.join(", ")})` : "";
  const mark = isWithin(figure) ? "✓" : isJudged(figure) ? "✗" : "·";
  return `  ${mark} ${what.padEnd(52)} ${shown} ${unit}${limit}`;
}

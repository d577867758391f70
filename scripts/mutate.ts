import { spawnSync } from "node:child_process";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { type Mutant, mutantsOf } from "./mutate/mutantsOf.ts";

/**
 * `npm run mutate -- <folder or file> [--most 20] [--seed 1]`: makes one small change at a time, runs
 * the tests that reach the file, and lists the changes that no test noticed.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { most: { type: "string", default: "20" }, seed: { type: "string", default: "1" } },
});
const LEFT_OUT = /\.test\.|\/testing\/|[tT]exts?(?:\.da|\.en)?\.ts$|\.d\.ts$/;
const MINUTES_PER_MUTANT = 5;

const files = positionals
  .flatMap((path) => (statSync(path).isFile() ? [path] : globSync(`${path}/**/*.{ts,tsx}`)))
  .filter((path) => !LEFT_OUT.test(path))
  .toSorted();
if (files.length === 0) throw new Error("mutate: name a folder or file that holds source code");

const sample = shuffled(
  files.flatMap((path) =>
    mutantsOf(path, readFileSync(path, "utf8")).map((mutant) => ({ path, mutant })),
  ),
  Number(values.seed),
).slice(0, Number(values.most));

const survivors: string[] = [];
for (const { path, mutant } of sample) {
  const isCaught = withMutant(
    path,
    mutant,
    () => fails(["run", dirname(path)]) || fails(["related", path]),
  );
  const place = `${path}:${readFileSync(path, "utf8").slice(0, mutant.start).split("\n").length}`;
  console.log(`${isCaught ? "caught  " : "survived"} ${place}  ${mutant.what}`);
  if (!isCaught) survivors.push(`${place}  ${mutant.what}`);
}
console.log(`\n${sample.length - survivors.length} of ${sample.length} caught`);
for (const line of survivors) console.log(`survived ${line}`);

/** Whether the tests fail: those of the same folder are tried first, being the quickest to notice. */
function fails(command: readonly string[]): boolean {
  const options = ["--run", "--bail=1", "--passWithNoTests", "--silent", "--reporter=dot"];
  const projects = (process.env["MUTATE_PROJECTS"] ?? "unit,web").split(",");
  const { status } = spawnSync(
    "vitest",
    [...command, ...options, ...projects.flatMap((name) => ["--project", name])],
    { stdio: "ignore", timeout: MINUTES_PER_MUTANT * 60_000 },
  );
  return status !== 0;
}

function withMutant<Result>(
  path: string,
  { start, end, replacement }: Mutant,
  run: () => Result,
): Result {
  const source = readFileSync(path, "utf8");
  const restore = () => writeFileSync(path, source);
  process.once("SIGINT", restore);
  try {
    writeFileSync(path, source.slice(0, start) + replacement + source.slice(end));
    return run();
  } finally {
    restore();
    process.off("SIGINT", restore);
  }
}

/** The same order for the same seed, so that a sample can be repeated. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

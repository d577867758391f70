/** `npm run bench`, or `npm run bench -- status upload`: each bench alone, so that none slows another. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const benches = [
  "scaling",
  "status",
  "paint",
  "interactions",
  "drag",
  "screening",
  "tiles",
  "ogc",
  "upload",
  "importFlatgeobuf",
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benches.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench ${unknown.join(", ")}; there are ${benches.join(", ")}.\n`,
  );
  process.exit(2);
}

const missed: string[] = [];
for (const name of benches) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  const bench = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    stdio: "inherit",
  });
  const [code] = await once(bench, "exit");
  if (code !== 0) missed.push(name);
}
process.stdout.write(
  missed.length === 0 ? "\nAll within budget.\n" : `\nOver budget: ${missed.join(", ")}.\n`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

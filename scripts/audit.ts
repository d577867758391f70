/**
 * `npm run audit`: known weaknesses in what runs, as the registry tells them; kept in
 * docs/audit.json. Where no registry answers, the last one that did is told.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Audit = {
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string }>;
};

const root = join(import.meta.dirname, "..");
const record = join(root, "docs/audit.json");
const say = (line: string) => void process.stdout.write(`${line}\n`);

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
const answer = read(stdout);
if (answer.metadata === undefined) {
  say("No registry answers about weaknesses here.");
  if (existsSync(record)) say(`The last answer: ${readFileSync(record, "utf8").trim()}`);
  else say("None was ever recorded: left out.");
} else {
  const found = Object.entries(answer.vulnerabilities ?? {}).map(
    ([name, { severity }]) => `${name}: ${severity}`,
  );
  const on = new Date().toISOString().slice(0, 10);
  writeFileSync(record, `${JSON.stringify({ on, found }, null, 2)}\n`);
  say(found.length === 0 ? "No known weaknesses." : found.join("\n"));
  if (found.some((line) => /high|critical/.test(line))) process.exitCode = 1;
}

function read(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}

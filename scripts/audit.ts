/**
 * `npm run audit`: known weaknesses in what runs, as the registry tells them; kept in
 * docs/audit.json. Where no registry answers, that is recorded too, next to the last answer.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AuditRecord, lockHash, readAudit, auditPath } from "./supply/auditRecord.ts";

type Answer = {
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string }>;
};

const root = join(import.meta.dirname, "..");
const say = (line: string) => void process.stdout.write(`${line}\n`);
const keep = (record: AuditRecord) =>
  writeFileSync(auditPath(root), `${JSON.stringify(record, null, 2)}\n`);

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
const answer = read(stdout);
const today = new Date().toISOString().slice(0, 10);
if (answer.metadata === undefined) {
  const { answered } = readAudit(root);
  keep({ unansweredOn: today, answered });
  say("No registry answers about weaknesses here.");
  say(
    answered === null
      ? "None ever has: run it where one does before a release."
      : `The last answer is of ${answered.on}: ${answered.found.join(", ") || "no known weaknesses"}.`,
  );
} else {
  const found = Object.entries(answer.vulnerabilities ?? {}).map(
    ([name, { severity }]) => `${name}: ${severity}`,
  );
  keep({ unansweredOn: null, answered: { on: today, lock: lockHash(root), found } });
  say(found.length === 0 ? "No known weaknesses." : found.join("\n"));
  if (found.some((line) => /high|critical/.test(line))) process.exitCode = 1;
}

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}

/** `npm run person -- export|erase`: what is stored of a person, handed out or taken out. */
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { Database } from "../apps/api/src/platform/database/Database.ts";
import { erasePeople } from "../apps/api/src/platform/personalData/erasePeople.ts";
import { exportPeople } from "../apps/api/src/platform/personalData/exportPeople.ts";
import {
  findPeople,
  storedVat,
  type StoredPerson,
  type Wanted,
} from "../apps/api/src/platform/personalData/peopleQueries.ts";
import { startupFailure } from "../apps/api/src/startupFailure.ts";
import { StartFailure } from "../apps/database/src/exitCodes.ts";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import { zippedExport } from "../apps/api/src/platform/personalData/zippedExport.ts";
import { openForCommand } from "./run/openForCommand.ts";

const usage = `Usage:
  npm run person -- export (--subject <sub> | --id <id> | --vat <number>) [--to <file.json|file.zip>]
  npm run person -- erase  (--subject <sub> | --id <id> | --vat <number>) [--yes] [--despite-open-cases]

export writes everything stored of the person as JSON, readable by you alone; to a .zip as one
file per table, which opens without a tool for large files.
erase shows what it would do, asks, and then does it in one transaction. Cases that an authority has
seen stay, with the person as a bare id; docs/personal-data.md tells column by column.
The database is the one at DATABASE_URL, or the embedded one, whether or not the product runs.`;

const root = join(import.meta.dirname, "..");
const say = (line: string) => void process.stdout.write(`${line}\n`);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    subject: { type: "string" },
    id: { type: "string" },
    vat: { type: "string" },
    to: { type: "string" },
    yes: { type: "boolean", default: false },
    "despite-open-cases": { type: "boolean", default: false },
  },
});

function wantedOf({ subject, id, vat }: typeof values): Wanted | null {
  const named: Wanted[] = [
    ...(subject ? [{ subject }] : []),
    ...(id && /^[0-9a-f-]{36}$/i.test(id) ? [{ id }] : []),
    ...(vat ? [{ vat: storedVat(vat) }] : []),
  ];
  return named.length === 1 ? named[0]! : null;
}

async function writeExport(database: Database, people: StoredPerson[], wanted: Wanted) {
  const now = new Date();
  const exported = await exportPeople(database.write, people, { wanted, now });
  const file = resolve(values.to ?? `person-${now.toISOString().slice(0, 10)}.json`);
  // It is all about someone: no one else on this machine may read it, and none is written over.
  const content = file.endsWith(".zip")
    ? zippedExport(exported)
    : `${JSON.stringify(exported, null, 2)}\n`;
  await writeFile(file, content, { mode: 0o600, flag: "wx" });
  const rows = [exported.own, exported.cases, exported.acts]
    .flatMap((part) => Object.values(part))
    .reduce((sum, each) => sum + each.length, 0);
  say(`${file}: ${rows} rows`);
}

async function erase(database: Database, people: StoredPerson[]): Promise<number> {
  const despiteOpenCases = values["despite-open-cases"];
  const options = { now: new Date(), despiteOpenCases };
  const trial = await erasePeople(database, people, { ...options, isTrial: true });
  if (!trial.isDone) {
    say(`${trial.openCases} cases are still being worked on; nobody could act for their owner.`);
    say("End or hand them over first, or add --despite-open-cases.");
    return 1;
  }
  for (const { id, lastSeenAt } of people)
    say(`person ${id}, last here ${lastSeenAt.toISOString()}`);
  for (const [what, rows] of Object.entries(trial.erasure)) say(`  ${what}: ${rows}`);
  if (!values.yes && !(await isConfirmed())) {
    say("Nothing was changed.");
    return 1;
  }
  await erasePeople(database, people, { ...options, isTrial: false });
  say("Erased. Backups made before still hold the data until they are deleted.");
  return 0;
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    say("Add --yes to do it without being asked.");
    return false;
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question("This cannot be undone. Type ERASE to do it: ");
  asking.close();
  return answer.trim() === "ERASE";
}

async function main(): Promise<number> {
  const [what] = positionals;
  const wanted = wantedOf(values);
  if (wanted === null || (what !== "export" && what !== "erase")) {
    say(usage);
    return 2;
  }
  const opened = await openForCommand(
    process.env.DATABASE_URL,
    resolve(root, process.env.DATA_DIR || ".data"),
  );
  const database = await connectDatabase({ url: opened.url, poolSize: 2, statementTimeoutMs: 0 });
  try {
    return await work(database, what, wanted);
  } finally {
    await database.close();
    await opened.close();
  }
}

async function work(database: Database, what: "export" | "erase", wanted: Wanted): Promise<number> {
  const people = await findPeople(database.write, wanted);
  if (people.length === 0 && !(what === "export" && "vat" in wanted)) {
    say("Nobody is stored under that.");
    return 1;
  }
  if (what === "erase") return erase(database, people);
  await writeExport(database, people, wanted);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isPlain = error instanceof StartFailure;
  process.stderr.write(`${isPlain ? error.message : startupFailure(error)}\n`);
  process.exitCode = 1;
}

/** `npm run facts`: what releases brought, what is decided here, and how to decide otherwise. */
import { join, resolve } from "node:path";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import type { Database } from "../apps/api/src/platform/database/Database.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { syncReferenceData } from "../apps/api/src/platform/reference/loadReference.ts";
import { referenceReportLines } from "../apps/api/src/platform/reference/referenceReportLines.ts";
import { saveOverrides } from "../apps/api/src/platform/reference/referenceQueries.ts";
import { openForCommand } from "./run/openForCommand.ts";
import { prepareDatabase } from "./run/prepareDatabase.ts";

const usage = `Usage:
  npm run facts                                  what releases changed, and what is decided here
  npm run facts -- set <kind> <key> <json>       columns and their values, laid over the fact
  npm run facts -- unset <kind> <key>            back to the fact

Kinds: municipality, tripartite, plan, subcatchment, organization, measure, scheme, state,
dataset-group, dataset, document. The database is the one at DATABASE_URL, or the embedded one.
`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function show(database: Database): Promise<void> {
  const releases = await sql<{ at: Date; edition: number; n: number }>`
    select at, edition, jsonb_array_length(changes) as n from reference_release
    order by id desc limit 10`.execute(database.write);
  for (const { at, edition, n } of releases.rows)
    say(`${at.toISOString()}  edition ${edition}: ${n} changes`);
  const overrides = await sql<{ kind: string; key: string; changes: object; note: string }>`
    select kind, key, changes, note from reference_override order by kind, key`.execute(
    database.write,
  );
  for (const { kind, key, changes, note } of overrides.rows)
    say(`decided here: ${kind} ${key} ${JSON.stringify(changes)}${note ? ` (${note})` : ""}`);
}

async function set(database: Database, kind: string, key: string, json: string): Promise<void> {
  const { rows } = await sql<{ fact: Record<string, unknown> }>`
    select fact from reference_fact where kind = ${kind} and key = ${key}`.execute(database.write);
  const fact = rows[0]?.fact;
  if (!fact) throw new Error(`there is no ${kind} ${key} among the facts`);
  const changes = JSON.parse(json) as Record<string, unknown>;
  const strange = Object.keys(changes).filter((column) => !(column in fact));
  if (strange.length > 0)
    throw new Error(`${kind} has no ${strange.join(", ")}; it has ${Object.keys(fact).join(", ")}`);
  await saveOverrides(database.write, [{ kind, key, changes, note: "" }]);
}

async function main([what, kind, key, json]: readonly string[]): Promise<void> {
  const isKnown =
    what === undefined || (what === "set" && json) || (what === "unset" && key !== undefined);
  if (!isKnown) throw new Error(usage);
  const root = join(import.meta.dirname, "..");
  const dataDir = resolve(root, process.env.DATA_DIR || ".data");
  const { url, close } = await openForCommand(process.env.DATABASE_URL, dataDir, say);
  try {
    await prepareDatabase(root, url, { demo: null, say });
    const database = await connectDatabase({ url, poolSize: 1 });
    try {
      if (what === "set") await set(database, kind!, key!, json!);
      if (what === "unset")
        await sql`delete from reference_override where kind = ${kind!} and key = ${key!}`.execute(
          database.write,
        );
      if (what === undefined) await show(database);
      else referenceReportLines(await syncReferenceData(database)).forEach(say);
    } finally {
      await database.close();
    }
  } finally {
    await close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { sql } from "../database/sql.ts";

const database = useTestDatabase();
const migration = new URL("../../../migrations/0036_addresses_without_keys.sql", import.meta.url);

test("addresses that were kept with their keys lose them, and nothing else", async () => {
  const asked = "https://me:geheim@a.dk/datasets?include=owners&locale=da&apikey=geheim";
  await sql`insert into geography_source (kind, source, description) values
    ('municipality', 'official', 'wfs?token=geheim&typeNames=n:kommune'),
    ('plan', 'official', 'planer, 2. udgave.gpkg')`.execute(database.write);
  await sql`insert into source_run (source_id, round_id, cause, holder, what, report) values
    ('catalogue', 1, 'command', 'x', 'municipalities from wfs?token=geheim',
      ${JSON.stringify([`cut off (asked: ${asked})`, 'says "no"'])}::jsonb)`.execute(
    database.write,
  );
  await sql`insert into source_state (source_id, problem) values
    ('catalogue', ${`cut off (asked: ${asked})`})`.execute(database.write);
  const text = await readFile(migration, "utf8");
  await database.transaction((tx) => sql.raw(text).execute(tx));
  const { rows } = await sql`
    select (select jsonb_agg(description order by kind) from geography_source) as geography,
      (select what from source_run) as what, (select report from source_run) as report,
      (select problem from source_state) as problem`.execute(database.write);
  const shown = "cut off (asked: https://a.dk/datasets?include=owners&locale=da&apikey=…)";
  expect(rows).toEqual([
    {
      geography: ["wfs?token=…&typeNames=n:kommune", "planer, 2. udgave.gpkg"],
      what: "municipalities from wfs?token=…",
      report: [shown, 'says "no"'],
      problem: shown,
    },
  ]);
});

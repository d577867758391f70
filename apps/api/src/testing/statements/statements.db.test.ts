import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../useTestDatabase.ts";
import { type ClaimedColumn, claimedColumns } from "./claimedColumns.ts";
import { composedAtRunTime } from "./composedAtRunTime.ts";
import { type Choice, composeSql, NotComposable } from "./composeSql.ts";
import { type DescribedColumn, describeStatement } from "./describeStatement.ts";
import { findStatements, ownerOf } from "./findStatements.ts";
import { type ColumnType, kindOfColumn } from "./kindOfColumn.ts";
import { openSourceProgram } from "./SourceProgram.ts";

/** Reading all sources with their types takes ten seconds of an idle processor. */
const TIMEOUT_MS = 300_000;

const database = useTestDatabase();
let client: Client;
let types: Map<number, ColumnType>;

beforeAll(async () => {
  client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await sql<ColumnType & { oid: number }>`
    select oid::int as oid, typname as name, typcategory as category from pg_type`.execute(
    database.write,
  );
  types = new Map(rows.map(({ oid, name, category }) => [oid, { name, category }]));
  // Each import makes a table of its own; statements name it by a number that is not known here.
  await sql`create table if not exists dataset_feature_0 (like dataset_feature)`.execute(
    database.write,
  );
});
afterAll(async () => {
  await client.end();
  await sql`drop table dataset_feature_0`.execute(database.write);
});

test(
  "every statement fits the schema, and its columns are those the code claims",
  async () => {
    const program = openSourceProgram(["apps/api/src", "data", "scripts", "bench", "trust"]);
    const statements = findStatements(program);
    const faults: string[] = [];
    const atRunTime = new Set<string>();
    for (const statement of statements) {
      const place = program.placeOf(statement);
      const claimed = claimedColumns(program.checker, statement);
      for (const text of composedBothWays(statement)) {
        if (text === null) atRunTime.add(place.replace(/:\d+$/, ` ${ownerOf(statement)}`));
        else faults.push(...(await faultsOf(text, claimed)).map((fault) => `${place}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect([...atRunTime].toSorted()).toEqual(Object.keys(composedAtRunTime).toSorted());
    expect(statements.length).toBeGreaterThan(450);

    function composedBothWays(statement: (typeof statements)[number]): Set<string | null> {
      return new Set((["first", "second"] as const).map((choice) => composed(statement, choice)));
    }

    function composed(statement: (typeof statements)[number], choice: Choice): string | null {
      try {
        return composeSql(program.checker, statement, choice);
      } catch (error) {
        if (error instanceof NotComposable) return null;
        throw error;
      }
    }
  },
  TIMEOUT_MS,
);

async function faultsOf(
  text: string,
  claimed: Map<string, ClaimedColumn> | null,
): Promise<string[]> {
  try {
    const columns = await describeStatement(client, text);
    return claimed ? differences(columns, claimed) : [];
  } catch (error) {
    return [`${(error as Error).message}\n${text}`];
  }
}

function differences(
  columns: readonly DescribedColumn[],
  claimed: ReadonlyMap<string, ClaimedColumn>,
): string[] {
  const names = new Set(columns.map(({ name }) => name));
  const missing = [...claimed]
    .filter(([name, { isOptional }]) => !isOptional && !names.has(name))
    .map(([name]) => `claims a column ${name}`);
  const others = columns.flatMap(({ name, typeOid }) => {
    const claim = claimed.get(name);
    const type = types.get(typeOid);
    if (!claim) return [`answers with a column ${name} that is not claimed`];
    const kind = type ? kindOfColumn(type) : "any";
    const fits = kind === "any" || claim.kinds.has("any") || claim.kinds.has(kind);
    return fits ? [] : [`${name} is ${type?.name}, claimed as ${[...claim.kinds].join(" or ")}`];
  });
  return [...missing, ...others];
}

/**
 * `npm run test:upgrade`: the first release, taken from the repository's history, fills a database
 * with its whole demonstration and imports a nation of 1,375 projects and 5,133 sketch projects;
 * then it is migrated to this release. On both engines no row may be lost and no value changed.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import type { Database } from "../apps/api/src/platform/database/Database.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { migrationsFolder } from "../apps/api/src/readinessChecks.ts";
import { startPrivateServer } from "../apps/api/src/testing/startPrivateServer.ts";
import { answersOf, randomNation } from "../data/import/testing/randomNation.ts";
import { serveNational } from "../data/import/testing/serveNational.ts";
import { openDatabase } from "./run/openDatabase.ts";

const root = join(import.meta.dirname, "..");
const BEFORE = "before_upgrade";

const print = (line: string) => process.stdout.write(`${line}\n`);
const first = firstRelease();
if (first === null) {
  print("not run: this is no checkout with the repository's history.");
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), "mars-upgrade-"));
unpack(first, folder);
const nation = await serveNational(answersOf(randomNation(7)));
let faults = 0;
for (const engine of ["server", "embedded"] as const) {
  const { url, stop } =
    engine === "server"
      ? await startPrivateServer()
      : await openDatabase(join(folder, "embedded"), () => undefined);
  try {
    const utf8 = engine === "server" ? await freshDatabase(url) : url;
    const begun = performance.now();
    await runOfFirst(utf8, "data/demo/main.ts");
    await runOfFirst(utf8, "scripts/import.ts", "national", nation.url, "--keep-demo");
    print(`\n${engine}: filled by ${first.slice(0, 8)} in ${secondsSince(begun)} s`);
    faults += await upgraded(utf8);
  } finally {
    await stop();
  }
}
await nation.close();
rmSync(folder, { recursive: true, force: true });
print(faults === 0 ? "\nNo row lost, no value changed." : `\n${faults} faults.`);
process.exit(faults === 0 ? 0 : 1);

/** Not awaited by blocking: the nation is served by this process. */
async function runOfFirst(url: string, ...words: string[]): Promise<void> {
  const env = { PATH: process.env["PATH"], DATABASE_URL: url };
  const stdio = ["ignore", "ignore", "inherit"] as const;
  const child = spawn(process.execPath, words, { cwd: folder, env, stdio: [...stdio] });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${words.join(" ")} of the first release ended with ${code}.`);
}

function secondsSince(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}

function git(...words: string[]): string {
  return execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
}

function firstRelease(): string | null {
  try {
    return git("rev-list", "--max-parents=0", "HEAD").split("\n").at(-1) ?? null;
  } catch {
    return null;
  }
}

/** Its files, with the packages that are installed here but for our own. */
function unpack(commit: string, to: string): void {
  const archive = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["x", "-C", to], { input: archive });
  const modules = join(to, "node_modules");
  mkdirSync(join(modules, "@mars"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@mars") symlinkSync(join(root, "node_modules", name), join(modules, name));
  for (const name of readdirSync(join(to, "packages")))
    symlinkSync(join(to, "packages", name), join(modules, "@mars", name));
}

async function freshDatabase(url: string): Promise<string> {
  const admin = await connectDatabase({ url, poolSize: 1 });
  await sql`create database upgraded template template0 encoding 'UTF8'`.execute(admin.write);
  await admin.close();
  const own = new URL(url);
  own.pathname = "/upgraded";
  return own.href;
}

async function upgraded(url: string): Promise<number> {
  const database = await connectDatabase({ url, poolSize: 2, statementTimeoutMs: 0 });
  const tables = await keep(database);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const begun = performance.now();
  const applied = await migrate(database, migrationsFolder);
  print(
    `  ${applied.length} migrations over ${rows} rows of ${tables.length} tables in ${secondsSince(begun)} s`,
  );
  let found = 0;
  for (const table of tables)
    for (const sentence of await differences(database, table)) {
      found += 1;
      print(`  ✗ ${sentence}`);
    }
  await database.close();
  return found;
}

type Table = { name: string; key: string[]; columns: string[]; rows: number };

/** Copies every table, so that each value can be compared after the upgrade. */
async function keep(database: Database): Promise<Table[]> {
  await sql`create schema ${sql.ref(BEFORE)}`.execute(database.write);
  const { rows: found } = await sql<Omit<Table, "rows">>`
    select c.relname as name,
      (select array_agg(a.attname::text) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select array_agg(a.attname::text) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migration'
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    order by 1`.execute(database.write);
  const tables: Table[] = [];
  for (const table of found) {
    const copy = sql.table([BEFORE, table.name].join("."));
    await sql`create table ${copy} as table ${sql.table(table.name)}`.execute(database.write);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${copy}`.execute(
      database.write,
    );
    tables.push({ ...table, rows: rows[0]!.n });
  }
  return tables;
}

async function differences(database: Database, table: Table): Promise<string[]> {
  const { name, key, columns, rows } = table;
  const { rows: now } = await sql<{ column: string }>`
    select attname::text as column from pg_attribute
    where attrelid = to_regclass(${`public.${name}`}) and attnum > 0 and not attisdropped`.execute(
    database.write,
  );
  if (rows === 0) return [];
  if (now.length === 0) return [`${name}: ${rows} rows went with their table`];
  const kept = columns.filter((column) => now.some((each) => each.column === column));
  const gone = columns.filter((column) => !kept.includes(column));
  if (key.length === 0) return [`${name} has no key to compare by`];
  const same = sql.join(
    key.map((column) => sql`o.${sql.ref(column)} = n.${sql.ref(column)}`),
    sql` and `,
  );
  const compared = kept.filter((column) => !key.includes(column));
  const counts = sql.join([
    sql`count(*) filter (where n.${sql.ref(key[0]!)} is null)::int`,
    ...compared.map(
      (column) =>
        sql`count(*) filter (where n.${sql.ref(key[0]!)} is not null and o.${sql.ref(column)}::text is distinct from n.${sql.ref(column)}::text)::int`,
    ),
  ]);
  const { rows: counted } = await sql<{ counts: number[] }>`
    select array[${counts}] as counts from ${sql.ref(`${BEFORE}.${name}`)} o
    left join ${sql.ref(`public.${name}`)} n on ${same}`.execute(database.write);
  const [lost = 0, ...changed] = counted[0]!.counts;
  return [
    ...gone.map((column) => `${name}.${column} is no longer there`),
    ...(lost > 0 ? [`${name}: ${lost} of ${rows} rows lost`] : []),
    ...changed.flatMap((count, at) =>
      count > 0 ? [`${name}.${compared[at]}: ${count} of ${rows} values changed`] : [],
    ),
  ];
}

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { connectDatabase } from "./platform/database/connectDatabase.ts";
import { startTestAuthority, type TestAuthority } from "./testing/startTestAuthority.ts";
import { urlOfDatabase } from "./testing/urlOfDatabase.ts";
import { useTestDatabase } from "./testing/useTestDatabase.ts";
import { freePort } from "../../../packages/embedded/src/freePort.ts";

const database = useTestDatabase();
const main = join(import.meta.dirname, "main.ts");
// The tests may run on another Node than the one that strips types.
const node = join(import.meta.dirname, "../../../node_modules/.bin/node");
let authority: TestAuthority;
let children: ChildProcess[] = [];

beforeAll(async () => {
  authority = await startTestAuthority();
});
afterAll(() => authority.stop());
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
});

function startMain(env: Record<string, string>) {
  const child = spawn(node, [main], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATABASE_POOL_SIZE: "2",
      OIDC_AUTHORITY: authority.issuer,
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "inherit", "pipe"],
  });
  children.push(child);
  let words = "";
  child.stderr.on("data", (chunk: Buffer) => {
    words += chunk.toString();
  });
  const ended = once(child, "exit").then(([code]) => ({ code: code as number | null, words }));
  return { child, ended };
}

async function untilReady(site: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${site}/api/health/ready`).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error("not ready in time");
}

test("two instances serve one database side by side and stop cleanly on SIGTERM", async () => {
  const ports = [await freePort(), await freePort()];
  const instances = ports.map((port) => startMain({ PORT: String(port) }));
  const sites = ports.map((port) => `http://127.0.0.1:${port}`);
  await Promise.all(sites.map(untilReady));
  const headers = { authorization: `Bearer ${await authority.token({ sub: "anna" })}` };
  const profiles = await Promise.all(
    sites.map(async (site) => (await fetch(`${site}/api/user/info`, { headers })).json()),
  );
  expect(profiles[0]).toEqual(profiles[1]);
  for (const { child } of instances) child.kill("SIGTERM");
  const ends = await Promise.all(instances.map(({ ended }) => ended));
  expect(ends).toEqual([
    { code: 0, words: "" },
    { code: 0, words: "" },
  ]);
});

test("a signal that comes twice at once, as to a whole group, still drains", async () => {
  const port = await freePort();
  const { child, ended } = startMain({ PORT: String(port), DRAIN_SECONDS: "1" });
  const site = `http://127.0.0.1:${port}`;
  await untilReady(site);
  child.kill("SIGINT");
  child.kill("SIGTERM");
  expect((await fetch(`${site}/api/health/live`)).status).toBe(200);
  expect((await fetch(`${site}/api/health/ready`)).status).toBe(503);
  expect(await ended).toEqual({ code: 0, words: "" });
});

test("a taken port is one clear sentence", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { code, words } = await startMain({ PORT: String(port) }).ended;
  server.close();
  expect(code).toBe(1);
  expect(words).toBe(`Port ${port} is taken; set PORT to a free one.\n`);
});

test("a database of a newer version is one clear sentence", async () => {
  await sql`insert into schema_migration (number, name, checksum) values (9999, 'future', 'x')`.execute(
    database.write,
  );
  const { code, words } = await startMain({ PORT: "0" }).ended;
  await sql`delete from schema_migration where number = 9999`.execute(database.write);
  expect(code).toBe(1);
  expect(words).toMatch(/^The database is of a newer version \(9999\).*\n$/);
});

// The embedded engine knows UTF8 alone.
test.skipIf(inject("testServer").engine === "embedded")(
  "a database in another encoding is refused in one clear sentence, and nothing is written to it",
  async () => {
    await sql`create database mars_ascii template template0 encoding 'SQL_ASCII'
      lc_collate 'C' lc_ctype 'C'`.execute(database.write);
    const url = urlOfDatabase(database.url, "mars_ascii");
    const { code, words } = await startMain({ PORT: "0", DATABASE_URL: url }).ended;
    const ascii = await connectDatabase({ url, poolSize: 1 });
    const { rows } = await sql`select from pg_class c
      join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public'`.execute(
      ascii.write,
    );
    await ascii.close();
    await sql`drop database mars_ascii with (force)`.execute(database.write);
    expect(code).toBe(1);
    expect(words).toBe(
      "The database is encoded in SQL_ASCII, in which searches for æ, ø and å fail; make one in UTF8 " +
        "with `createdb -T template0 -E UTF8 --locale=C.UTF-8 <name>` and name it in DATABASE_URL.\n",
    );
    expect(rows).toEqual([]);
  },
);

test("a wrong setting is one clear sentence", async () => {
  const { code, words } = await startMain({ PORT: "many" }).ended;
  expect(code).toBe(1);
  expect(words).toBe('PORT must be a whole number from 0 to 65535, but is "many".\n');
});

import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { seedScreening, square, X, Y } from "../features/screening/testing/seedScreening.ts";
import { formOf } from "../features/uploads/testing/zipOf.ts";
import { ENDPOINT_RIGHTS } from "../rights/testing/endpointRights.ts";
import { useTestDatabase } from "../testing/useTestDatabase.ts";
import { useTestServer } from "../testing/useTestServer.ts";

/** Small enough to be reached within a moment. */
const LIMIT_KB = 25;
const LIMIT_KB_PER_CALLER = 5;
/** Rows are measured here as text, which is more than they take; and the last may be over. */
const SLACK = 2;
const limitMb = LIMIT_KB / 1000;
const limitMbPerCaller = LIMIT_KB_PER_CALLER / 1000;

const database = useTestDatabase();
const server = useTestServer(
  database,
  { RATE_LIMIT_PER_MINUTE: "10000000" },
  {
    constants: {
      storage: {
        trackingMb: limitMb,
        trackingMbPerCaller: limitMbPerCaller,
        receiptMb: limitMb,
        receiptMbPerCaller: limitMbPerCaller,
        findingMb: limitMb,
        idempotencyMb: limitMb,
        idempotencyMbPerCaller: limitMbPerCaller,
        uploadMb: limitMb,
      },
    },
  },
);

beforeAll(() => seedScreening(database.write, null));

/** A receipt comes with findings, a record of use with an idempotency key. */
const KINDS_STORED = 2;

type Sent = { payload: object | Buffer; headers?: Record<string, string> };

const area = (at: number) => square(X + at, Y, 100);
const idle = "00000000-0000-4000-8000-00000000";

/** Every endpoint that someone without sign-in may send something to, and what a flood sends. */
const FLOODS: Readonly<Record<string, (at: number) => Sent>> = {
  "POST /digests/stop": (at) => ({ payload: { token: `${idle}${1000 + at}` } }),
  "POST /geometries/upload": () => formOf("areal.zip", Buffer.alloc(LIMIT_KB * 1000, 1)),
  "POST /messages/unsubscribe": (at) => ({
    payload: { token: `${idle}${1000 + at}`, kind: "remark" },
  }),
  "POST /pick/union": (at) => ({ payload: { geometries: [area(at), area(at + 50)] } }),
  "POST /screening/analyses": (at) => ({ payload: { geometry: area(at), name: "x".repeat(50) } }),
  "POST /screening/analyses/:id/datasets/:datasetId": () => ({ payload: {} }),
  "POST /screening/cut": (at) => ({
    payload: { geometry: area(at), subsidySchemeId: `${idle}${1000 + at}` },
  }),
  "POST /screening/live": (at) => ({ payload: { geometry: area(at) } }),
  "POST /user/back-channel-logout": (at) => ({
    payload: { logout_token: `${at}.${"x".repeat(500)}` },
  }),
  "POST /user/end-session": (at) => ({ payload: { token: `${at}.${"x".repeat(500)}` } }),
  "POST /user/sign-in-failures": () => ({ payload: { reason: "refused" } }),
  "POST /user/track": () => ({
    payload: {
      feature: "map",
      statisticsConsent: true,
      tracks: Array.from({ length: 6 }, () => ({ text: "x".repeat(500) })),
    },
  }),
};

const send = (endpoint: string, at: number, remoteAddress: string) => {
  const [, path = ""] = endpoint.split(" ");
  const { payload, headers } = FLOODS[endpoint]!(at);
  return server.app.inject({
    method: "POST",
    url: `/api${path.replace(/:\w+/g, `${idle}${1000 + at}`)}`,
    payload,
    headers: { "idempotency-key": randomUUID(), ...headers },
    remoteAddress,
  });
};

const BOOKS = ["storage_use", "periodic_job"];

/** What all tables but the sweep's own hold, by name. */
async function storedKb(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'dataset_feature%'
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')`.execute(
    database.write,
  );
  const sizes = await Promise.all(
    tables
      .filter(({ name }) => !BOOKS.includes(name))
      .map(async ({ name }) => {
        const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(octet_length(t::text)), 0)::float8 as bytes
        from ${sql.ref(name)} t`.execute(database.write);
        return [name, rows[0]!.bytes / 1000] as const;
      }),
  );
  return Object.fromEntries(sizes);
}

const grownKb = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, kb]) => [name, kb - before[name]!] as const)
      .filter(([, kb]) => kb !== 0),
  );

const isBelow = (limitKb: number) => (grown: Record<string, number>) =>
  Object.values(grown).reduce((sum, kb) => sum + kb, 0) < KINDS_STORED * SLACK * limitKb;

const receivedFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`mars-received-${process.pid}-`));

/** As if everything had been stored years ago. */
async function age(): Promise<void> {
  await sql`update track_event set occurred_at = occurred_at - interval '11 years'`.execute(
    database.write,
  );
  await sql`update screening set expires_at = expires_at - interval '11 years',
    created_at = created_at - interval '11 years'`.execute(database.write);
  await sql`update screening_finding set computed_at = computed_at - interval '11 years'`.execute(
    database.write,
  );
  await sql`update allowance_use set at = at - interval '11 years'`.execute(database.write);
  await sql`update idempotency_key set created_at = created_at - interval '11 years'`.execute(
    database.write,
  );
}

async function sweep(): Promise<void> {
  await sql`delete from periodic_job`.execute(database.write);
  await server.app.platform.storage.sweep();
}

test("whatever can be sent without sign-in has a flood here", () => {
  const open = ENDPOINT_RIGHTS.filter(
    ({ endpoint, actions }) => !endpoint.startsWith("GET ") && actions.includes("public.read"),
  );
  expect(open.map(({ endpoint }) => endpoint).toSorted()).toEqual(Object.keys(FLOODS).toSorted());
});

describe.each(Object.keys(FLOODS))("a flood of %s", (endpoint) => {
  afterEach(async () => {
    await age();
    await sweep();
  });

  test("by one caller fills that caller's share and no more, and goes when it is over", async () => {
    await sweep();
    const before = await storedKb();
    for (let at = 0; at < 80; at += 1) await send(endpoint, at, "203.0.113.7");
    const grown = grownKb(before, await storedKb());
    expect(grown).toSatisfy(isBelow(LIMIT_KB_PER_CALLER));
    expect(await receivedFolders()).toEqual([]);
    await age();
    await sweep();
    expect(grownKb(before, await storedKb())).toEqual({});
  });

  test("by many callers stays below what is allowed in all", async () => {
    await sweep();
    const before = await storedKb();
    for (let at = 0; at < 150; at += 1) await send(endpoint, at, `203.0.113.${at % 30}`);
    const grown = grownKb(before, await storedKb());
    expect(grown).toSatisfy(isBelow(LIMIT_KB));
  });
});

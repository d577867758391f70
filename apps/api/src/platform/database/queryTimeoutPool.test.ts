import type { PostgresPool } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryTimeoutPool } from "./queryTimeoutPool.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that has fallen silent: it takes every statement and answers none. */
function silentPool() {
  const asked: string[] = [];
  const release = vi.fn<(destroy: boolean) => void>();
  const query = (text: string) => {
    asked.push(text);
    return Promise.withResolvers<never>().promise;
  };
  const pool = { connect: async () => ({ query, release }), end: async () => undefined };
  return { pool: pool as unknown as PostgresPool, asked, release };
}

const refused = (answer: Promise<unknown>) => answer.catch((error: Error) => error.message);

test("a silent server is given up at the deadline, what follows at once, and the connection closed", async () => {
  const { pool, asked, release } = silentPool();
  const client = await queryTimeoutPool(pool, { deadlineMs: 1000 }).connect();
  const answer = refused(client.query("insert", []));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe("timeout exceeded: no answer within 1000 ms");
  expect(await refused(client.query("rollback", []))).toMatch(/^timeout exceeded/);
  expect(asked).toEqual(["insert"]);
  client.release();
  expect(release).toHaveBeenCalledWith(true);
});

test.each([
  { what: "a transaction that has lifted its limit", first: "set local statement_timeout = 0" },
  { what: "an engine that has none", first: "begin", isOn: () => false },
])("$what is waited for", async ({ first, isOn }) => {
  const { pool } = silentPool();
  const client = await queryTimeoutPool(pool, { deadlineMs: 1000, isOn }).connect();
  const seen = vi.fn<() => void>();
  for (const text of [first, "alter table"]) void refused(client.query(text, [])).then(seen);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).not.toHaveBeenCalled();
});

test.each([
  { what: "that answers others", isAnswering: true, seenAfterMs: 60_000 },
  { what: "that is silent to all", isAnswering: false, seenAfterMs: 1000 },
])("a long statement of a server $what is given up after $seenAfterMs ms", async (row) => {
  const { pool, release } = silentPool();
  const probe = { isAnswering: async () => row.isAnswering, wasSilent: () => false };
  const client = await queryTimeoutPool(pool, { deadlineMs: 60_000, probe }).connect();
  const answer = refused(client.query("insert", []));
  const seen = vi.fn<() => void>();
  void answer.then(seen);
  await vi.advanceTimersByTimeAsync(row.seenAfterMs - 1);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toMatch(/^timeout exceeded/);
  client.release();
  expect(release).toHaveBeenCalledWith(true);
});

test("no one waits for a connection to a silent server, and one that comes late goes back", async () => {
  const late = Promise.withResolvers<unknown>();
  const pool = { connect: () => late.promise, end: async () => undefined };
  let wasSilent = false;
  const probe = { isAnswering: async () => false, wasSilent: () => wasSilent };
  const limited = queryTimeoutPool(pool as unknown as PostgresPool, { deadlineMs: 60_000, probe });
  const client = refused(limited.connect());
  await vi.advanceTimersByTimeAsync(1000);
  expect(await client).toMatch(/^timeout exceeded/);
  const release = vi.fn<(destroy: boolean) => void>();
  late.resolve({ release });
  await vi.advanceTimersByTimeAsync(0);
  expect(release).toHaveBeenCalledWith(false);
  wasSilent = true;
  expect(await refused(limited.connect())).toMatch(/^timeout exceeded/);
});

import type { PostgresPool } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { serverProbe } from "./serverProbe.ts";

const failing = (message: string, code?: string) => Object.assign(new Error(message), { code });
const late = failing("timeout exceeded: no answer within 2000 ms");

/** Gives one of these for each attempt: a connection that answers, or why there is none. */
function poolOf(attempts: (Error | null)[]) {
  let connections = 0;
  const connect = async () => {
    const fault = attempts[connections] ?? null;
    connections += 1;
    if (fault !== null) throw fault;
    return { query: async () => ({ rows: [] }), release: () => undefined };
  };
  const pool = { connect, end: async () => undefined } as unknown as PostgresPool;
  return { pool, connections: () => connections };
}

test.each([
  { what: "answers", attempts: [null], answers: true },
  { what: "answers late once", attempts: [late, null], answers: true },
  { what: "says that it is full", attempts: [failing("too many", "53300")], answers: true },
  { what: "refuses the statement", attempts: [failing("no right", "42501")], answers: true },
  { what: "is silent", attempts: [late, late], answers: false },
  {
    what: "is not there",
    attempts: [failing("", "ECONNREFUSED"), failing("", "ECONNREFUSED")],
    answers: false,
  },
])("a server that $what: $answers", async ({ attempts, answers }) => {
  const { pool } = poolOf(attempts);
  const probe = serverProbe(pool);
  expect(await probe.isAnswering()).toBe(answers);
  expect(probe.wasSilent()).toBe(!answers);
});

test("what was found counts for the moment that a request takes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { pool } = poolOf([late, late, null]);
  const probe = serverProbe(pool);
  await probe.isAnswering();
  await vi.advanceTimersByTimeAsync(1999);
  expect(probe.wasSilent()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(probe.wasSilent()).toBe(false);
});

test("all who wonder at the same time ask once", async () => {
  const { pool, connections } = poolOf([]);
  const { isAnswering } = serverProbe(pool);
  const all = await Promise.all([isAnswering(), isAnswering(), isAnswering()]);
  expect(all).toEqual([true, true, true]);
  expect(connections()).toBe(1);
  await isAnswering();
  expect(connections()).toBe(2);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSessionStore, type SessionStore } from "./openSessionStore.ts";

let folder: string;
let store: SessionStore;
let nowMs: number;
const states = [{ appStateType: "selected-area", data: { secret: "meadow" } }];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mars-portal-"));
  nowMs = Date.parse("2026-03-05T13:07:00Z");
  store = openSessionStore(folder, { sessionSeconds: 3600, maxSessions: 3, now: () => nowMs });
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

test.each([
  { afterMs: 3_599_999, found: "session" },
  { afterMs: 3_600_000, found: "expired" },
  { afterMs: 3_600_000 + 86_399_999, found: "expired" },
  { afterMs: 3_600_000 + 86_400_000, found: "nothing" },
])("[H5] after $afterMs ms there is $found", ({ afterMs, found }) => {
  const { id } = store.save(states);
  nowMs += afterMs;
  store.purge();
  const session = store.find(id);
  const what = session === undefined ? "nothing" : session === "expired" ? "expired" : "session";
  expect(what).toBe(found);
});

test("[H5] what was handed over is forgotten when the session expires", () => {
  const { id } = store.save(states);
  nowMs += 3_600_000;
  store.purge();
  const database = new DatabaseSync(join(folder, "store.sqlite"));
  const row = database.prepare("select app_states from session where id = ?").get(id);
  database.close();
  expect(row?.app_states).toBeNull();
});

test("[H5] the oldest yield when all together are too large", () => {
  store.close();
  const bytes = JSON.stringify(states).length;
  store = openSessionStore(folder, { sessionSeconds: 3600, maxBytes: 2 * bytes });
  const [first, ...others] = [store.save(states), store.save(states), store.save(states)];
  expect(store.find(first.id)).toBeUndefined();
  for (const { id } of others) expect(store.find(id)).toMatchObject({ id });
});

test("[H5] the oldest yield when there are too many", () => {
  const first = store.save(states);
  const second = store.save(states);
  store.save(states);
  store.save(states);
  expect(store.find(first.id)).toBeUndefined();
  expect(store.find(second.id)).toMatchObject({ id: second.id });
});

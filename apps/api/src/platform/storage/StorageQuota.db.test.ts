import { expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { StorageQuota } from "./StorageQuota.ts";
import { ROW_BYTES } from "./RetentionPolicy.ts";

const DAY_S = 86_400;
const limits = { name: "trial", limitBytes: 10_000, limitBytesPerCaller: 2_000 };
const database = useTestDatabase();

test("one caller's share is counted over a day at all instances, and others have theirs", async () => {
  let nowMs = Date.UTC(2026, 0, 1);
  const [here, there] = [1, 2].map(() => new StorageQuota(limits, 300, database, () => nowMs));
  expect(await here!.refusalFor("a")).toBeNull();
  await here!.add("a", 1_000 - ROW_BYTES);
  expect(await there!.refusalFor("a")).toBeNull();
  await there!.add("a", 1_000 - ROW_BYTES);
  nowMs += 1000;
  for (const quota of [here!, there!]) {
    expect(await quota.refusalFor("a")).toEqual({ why: "caller", retryAfterS: DAY_S - 1 });
    expect(await quota.refusalFor("b")).toBeNull();
  }
  nowMs += DAY_S * 1000;
  expect(await here!.refusalFor("a")).toBeNull();
  await there!.add("a", 500);
  expect(await here!.refusalFor("a")).toBeNull();
});

test("all callers together fill it, until a measurement finds room", async () => {
  const quota = new StorageQuota({ ...limits, name: "together" }, 300, database);
  for (const caller of ["a", "b", "c", null, "e", "f"]) await quota.add(caller, 1_800);
  expect(await quota.refusalFor("g")).toEqual({ why: "full", retryAfterS: 300 });
  quota.measured(4_000, new Date(1000));
  expect(await quota.refusalFor("g")).toBeNull();
  quota.measured(10_000, new Date(500));
  expect(await quota.refusalFor("g")).toBeNull();
});

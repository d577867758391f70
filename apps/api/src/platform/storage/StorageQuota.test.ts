import { expect, test } from "vitest";
import { StorageQuota } from "./StorageQuota.ts";
import { ROW_BYTES } from "./RetentionPolicy.ts";

const DAY_S = 86_400;
const limits = { limitBytes: 10_000, limitBytesPerCaller: 2_000 };

test("one caller's share is counted over a day, and others have theirs", () => {
  let nowMs = 0;
  const quota = new StorageQuota(limits, 300, () => nowMs);
  expect(quota.refusalFor("a")).toBeNull();
  quota.add("a", 2_000 - ROW_BYTES);
  nowMs = 1000;
  expect(quota.refusalFor("a")).toEqual({ why: "caller", retryAfterS: DAY_S - 1 });
  expect(quota.refusalFor("b")).toBeNull();
  nowMs = DAY_S * 1000;
  expect(quota.refusalFor("a")).toBeNull();
});

test("all callers together fill it, until a measurement finds room", () => {
  const quota = new StorageQuota(limits, 300, () => 0);
  for (const caller of ["a", "b", "c", "d", "e", "f"]) quota.add(caller, 1_800);
  expect(quota.refusalFor("g")).toEqual({ why: "full", retryAfterS: 300 });
  quota.measured(4_000, new Date(1000));
  expect(quota.refusalFor("g")).toBeNull();
  quota.measured(10_000, new Date(500));
  expect(quota.refusalFor("g")).toBeNull();
});

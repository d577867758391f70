import { expect, test } from "vitest";
import { StorageQuota } from "./StorageQuota.ts";
import { ROW_BYTES } from "./StoredKind.ts";

const DAY_S = 86_400;
const limits = { limitBytes: 10_000, limitBytesPerCaller: 2_000 };

test("one caller's share is counted over a day, and others have theirs", () => {
  let nowMs = 0;
  const account = new StorageQuota(limits, 300, () => nowMs);
  expect(account.refusalFor("a")).toBeNull();
  account.add("a", 2_000 - ROW_BYTES);
  nowMs = 1000;
  expect(account.refusalFor("a")).toEqual({ why: "caller", retryAfterS: DAY_S - 1 });
  expect(account.refusalFor("b")).toBeNull();
  nowMs = DAY_S * 1000;
  expect(account.refusalFor("a")).toBeNull();
});

test("all callers together fill it, until a measurement finds room", () => {
  const account = new StorageQuota(limits, 300, () => 0);
  for (const caller of ["a", "b", "c", "d", "e", "f"]) account.add(caller, 1_800);
  expect(account.refusalFor("g")).toEqual({ why: "full", retryAfterS: 300 });
  account.measured(4_000, new Date(1000));
  expect(account.refusalFor("g")).toBeNull();
  account.measured(10_000, new Date(500));
  expect(account.refusalFor("g")).toBeNull();
});

import { expect, test } from "vitest";
import { movedKey, statusKey } from "./statusKey.ts";

test.each([
  ["draft", null, "draft"],
  ["draft", "2026-11-16T08:00:00Z", "returned"],
  ["application_received", null, "application_received"],
] as const)("[P5] a project in %s, sent back %s, is called %s", (status, returnedAt, name) => {
  expect(statusKey({ status, returnedAt })).toBe(name);
});

test.each([
  [null, "draft", null, "draft"],
  ["applied", "draft", null, "draft"],
  ["applied", "draft", "Ret arealet", "returned"],
  ["application_received", "draft", "Ret arealet", "returned"],
  ["draft", "applied", null, "applied"],
] as const)("[P5] a move from %s to %s with remark %s is called %s", (from, to, remark, name) => {
  expect(movedKey({ from, to, remark })).toBe(name);
});

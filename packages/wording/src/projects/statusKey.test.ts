import { expect, test } from "vitest";
import { movedKey, statusKey } from "./statusKey.ts";

test.each([
  ["draft", null, "draft"],
  ["application_received", "2026-11-16T08:00:00Z", "returned"],
  ["application_received", null, "application_received"],
] as const)("[P5] a project in %s, sent back %s, is called %s", (status, returnedAt, name) => {
  expect(statusKey({ status, returnedAt })).toBe(name);
});

test.each([
  ["created", null, "draft", null, "draft"],
  ["transition", "applied", "draft", null, "draft"],
  ["transition", "applied", "draft", "Ret arealet", "returned"],
  ["returned", "application_received", "application_received", "Ret arealet", "returned"],
  ["corrected", "application_received", "application_received", null, "corrected"],
  ["transition", "draft", "applied", null, "applied"],
] as const)(
  "[P5] %s from %s to %s with remark %s is called %s",
  (cause, from, to, remark, name) => {
    expect(movedKey({ cause, from, to, remark })).toBe(name);
  },
);

import { expect, test } from "vitest";
import { answerDay } from "./answerDay.ts";

test.each([
  ["2026-11-15", "question.day-past"],
  ["2026-11-16", null],
  ["2027-11-16", null],
  ["2027-11-17", "question.day-far"],
] as const)("[A6] an answer by %s is refused as %s", (day, code) => {
  const result = answerDay(day, "2026-11-16T12:00:00Z");
  expect(result.ok ? null : result.refusal.code).toBe(code);
});

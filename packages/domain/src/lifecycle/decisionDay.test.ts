import { expect, test } from "vitest";
import { refuseDecisionDay } from "./decisionDay.ts";

test.each([
  { day: "2026-03-01", caseStart: "2026-03-01", code: undefined },
  { day: "2026-11-16", caseStart: "2026-03-01", code: undefined },
  { day: "2026-02-28", caseStart: "2026-03-01", code: "lifecycle.decided-before-case" },
  { day: "2026-11-17", caseStart: "2026-03-01", code: "lifecycle.decided-in-future" },
  { day: "1999-01-01", caseStart: null, code: undefined },
])("[P4] decided on $day in a case from $caseStart: $code", ({ day, caseStart, code }) => {
  expect(refuseDecisionDay(day, { caseStart, today: "2026-11-16" })?.code).toBe(code);
});

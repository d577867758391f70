import { expect, test } from "vitest";
import type { OverlapRule } from "../subsidyScheme.ts";
import { minNitrogenRule } from "./minNitrogenRule.ts";

const judge = (rule: Pick<OverlapRule, "mustOverlap" | "minNitrogenReductionT">, tons: number) =>
  minNitrogenRule(rule as OverlapRule, { nitrogenReductionT: tons });

test("a rule that asks for no overlap, or names no amount, asks for no nitrogen", () => {
  expect(judge({ mustOverlap: false, minNitrogenReductionT: 2 }, 0)).toBeNull();
  expect(judge({ mustOverlap: true, minNitrogenReductionT: null }, 0)).toBeNull();
});

test.each([
  [2, 2, true, "blocking"],
  [2, 1.5, false, "blocking"],
  [0, 0, false, "warning"],
  [0, 0.1, true, "warning"],
])("at least %d t with %d t: passed %s, %s", (limit, tons, passed, severity) => {
  expect(judge({ mustOverlap: true, minNitrogenReductionT: limit }, tons)).toMatchObject({
    passed,
    severity,
  });
});

import { expect, test } from "vitest";
import { groupByFit, neededChange, schemeFit } from "./schemeFit.ts";

type Rule = Parameters<typeof schemeFit>[0]["rules"][number];
const rule = (name: string, passed: boolean | null, more: Partial<Rule> = {}): Rule => ({
  rule: name,
  passed,
  severity: "blocking",
  figure: null,
  missing: null,
  ...more,
});
const open = rule("period", true, { figure: "current" });
const announced = rule("period", false, { figure: "next_round" });
const over = rule("period", false, { figure: "closed" });
const mine = rule("applicant", true);
const foreign = rule("applicant", false);

test.each([
  { fit: "now", rules: [mine, open], areaFits: true },
  { fit: "now", rules: [mine, open], areaFits: null },
  { fit: "soon", rules: [mine, announced], areaFits: true },
  { fit: "change", rules: [mine, open], areaFits: false },
  { fit: "change", rules: [mine, announced], areaFits: false },
  { fit: "closed", rules: [mine, over], areaFits: true },
  { fit: "closed", rules: [mine, over], areaFits: false },
  { fit: "foreign", rules: [foreign, open], areaFits: true },
])("[V15] a scheme is '$fit' by round, applicant and area (fits: $areaFits)", (judged) => {
  expect(schemeFit(judged)).toBe(judged.fit);
});

test("of several demands the one that can be met by cutting is told", () => {
  const more = rule("carbon-share", false, { missing: { haMore: 3, haToCut: 0 } });
  const cut = rule("must-not-overlap", false, { missing: { haToCut: 4.7 } });
  expect(neededChange({ rules: [more, cut] })).toEqual({ haToCut: 4.7 });
  expect(neededChange({ rules: [more] })).toEqual({ haMore: 3, haToCut: 0 });
  expect(neededChange({ rules: [rule("period", false)] })).toBeNull();
});

test("groups stand in the order of fit and keep the order within", () => {
  const schemes = [
    { id: "a", rules: [mine, over], areaFits: true },
    { id: "b", rules: [mine, open], areaFits: true },
    { id: "c", rules: [foreign, open], areaFits: true },
    { id: "d", rules: [mine, open], areaFits: true },
  ];
  expect(
    groupByFit(schemes).map(({ fit, schemes: all }) => [fit, all.map(({ id }) => id)]),
  ).toEqual([
    ["now", ["b", "d"]],
    ["closed", ["a"]],
    ["foreign", ["c"]],
  ]);
});

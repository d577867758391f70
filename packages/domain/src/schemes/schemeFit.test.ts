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

const share = (haMore: number, haToCut: number) =>
  rule("carbon-share", false, { missing: { haMore, haToCut } });
const inTheWay = (haToCut: number) => rule("must-not-overlap", false, { missing: { haToCut } });

test.each([
  {
    title: "land in the way alone",
    rules: [inTheWay(4.7), open],
    needed: { haToCut: 4.7, isAtLeast: false, isEnough: true },
  },
  {
    title: "land in the way before land that is missing",
    rules: [share(3, 5), inTheWay(4.7)],
    needed: { haToCut: 4.7, isAtLeast: false, isEnough: false },
  },
  {
    title: "of two in the way the larger is the least",
    rules: [inTheWay(4.7), inTheWay(12)],
    needed: { haToCut: 12, isAtLeast: true, isEnough: true },
  },
  {
    title: "a demand met now may fail on what is left",
    rules: [inTheWay(4.7), rule("carbon-share", true)],
    needed: { haToCut: 4.7, isAtLeast: false, isEnough: false },
  },
  { title: "all of the area in the way", rules: [inTheWay(40)], needed: null },
  { title: "a share", rules: [share(3, 5)], needed: { haMore: 3, haToCut: 5 } },
  { title: "a share of nothing", rules: [share(24, 40)], needed: { haMore: 24 } },
  { title: "no demand about the area", rules: [rule("period", false)], needed: null },
])("[S3] what a change of 40 ha takes: $title", ({ rules, needed }) => {
  expect(neededChange({ rules }, 40)).toEqual(needed);
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

import { expect, test } from "vitest";
import { neededChange } from "./neededChange.ts";

type Rule = Parameters<typeof neededChange>[0]["rules"][number];
const rule = (name: string, passed: boolean | null, more: Partial<Rule> = {}): Rule => ({
  rule: name,
  passed,
  severity: "blocking",
  missing: null,
  ...more,
});
const open = rule("period", true);

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

test("[S3] land in the way of several rules is taken out once, as measured", () => {
  const rules = [inTheWay(26.2), inTheWay(4.7)];
  expect(neededChange({ rules, toCutHa: 29.1 }, 40)).toMatchObject({
    haToCut: 29.1,
    isAtLeast: false,
  });
});

import { expect, test } from "vitest";
import { type ToJudge, verdict } from "./verdict.ts";

const rule = (
  name: string,
  passed: boolean | null,
  more: Partial<ToJudge["rules"][number]> = {},
) => ({ rule: name, passed, severity: "blocking" as const, missing: null, limit: null, ...more });
const open = rule("period", true);
const closed = rule("period", false);
const mine = rule("applicant", true);
const foreign = rule("applicant", false);
const inTheWay = rule("must-not-overlap", false, { missing: { haToCut: 4 } });
const everywhere = rule("must-not-overlap", false, { missing: { haToCut: 40 } });
const outside = rule("must-overlap", false, { missing: { haMore: 0 } });
const least = (ha: number) => rule("min-area", true, { severity: "warning", limit: ha });

test.each([
  { is: "fits", rules: [mine, open], areaFits: true, purposeHa: 12 },
  { is: "fits", rules: [open], areaFits: true, purposeHa: null },
  { is: "nothing-to-gain", rules: [mine, open], areaFits: true, purposeHa: 0 },
  { is: "nothing-to-gain", rules: [mine, closed], areaFits: true, purposeHa: 0 },
  { is: "nothing-to-gain", rules: [mine, open], areaFits: null, purposeHa: 0 },
  { is: "fits-if-changed", rules: [mine, open, inTheWay], areaFits: false, purposeHa: 12 },
  { is: "fits-if-changed", rules: [mine, open, outside], areaFits: false, purposeHa: 12 },
  { is: "fits-if-changed", rules: [open, inTheWay, least(36)], areaFits: false, purposeHa: 12 },
  { is: "does-not-fit", rules: [open, inTheWay, least(37)], areaFits: false, purposeHa: 12 },
  { is: "does-not-fit", rules: [mine, open, everywhere], areaFits: false, purposeHa: 12 },
  { is: "does-not-fit", rules: [mine, open, inTheWay], areaFits: false, purposeHa: 0 },
  { is: "not-open", rules: [mine, closed], areaFits: true, purposeHa: 12 },
  { is: "not-open", rules: [mine, closed, inTheWay], areaFits: false, purposeHa: 12 },
  { is: "not-for-you", rules: [foreign, open], areaFits: true, purposeHa: 12 },
  { is: "not-for-you", rules: [foreign, closed], areaFits: true, purposeHa: 0 },
  { is: null, rules: [mine, open], areaFits: null, purposeHa: 12 },
])("[S3, V15] 40 ha with $purposeHa ha to gain, area fits: $areaFits, is '$is'", (judged) => {
  expect(verdict({ toCutHa: null, ...judged }, 40)).toBe(judged.is);
});

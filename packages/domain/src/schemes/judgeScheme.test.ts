import { expect, test } from "vitest";
import { failedRules, judgeScheme } from "./judgeScheme.ts";
import { proposeFor, proposeSchemes } from "./proposeSchemes.ts";
import type { DatasetOverlap, SchemeCase } from "./schemeCase.ts";
import {
  className,
  dependsOnUntouchedForest,
  type OverlapRule,
  type SubsidyScheme,
  type SupplementaryGeometryType,
  UNTOUCHED_FOREST_ELIGIBLE_TYPE_ID,
} from "./subsidyScheme.ts";

const rule: OverlapRule = {
  datasetId: "urn:x",
  mustOverlap: false,
  mustNotOverlap: false,
  attributeName: null,
  attributeOperator: null,
  attributeValues: null,
  minOverlapAreaHa: null,
  minNitrogenReductionT: null,
};
const scheme: SubsidyScheme = {
  id: "s",
  name: "Lavbundsprojekter og mere",
  active: true,
  flowType: "full",
  mitigationMeasureId: "m",
  purpose: null,
  rates: null,
  minAreaHa: null,
  requiredCarbonOverlapPercentage: null,
  allowPrivateUserApply: true,
  allowPrivateCompanyApply: true,
  allowMunicipalityApply: true,
  allowOrganizationVatApply: ["DK33157274"],
  applicationPeriods: [{ startDate: "2026-01-01", endDate: "2026-12-31", extensionEndDate: null }],
  overlapRules: [],
  supplementaryGeometryTypes: [],
};
const given: SchemeCase = {
  at: "2026-05-18T10:00:00Z",
  applicant: { kind: "private", vat: null },
  areaHa: 42.7,
  carbonRichHa: 21.43,
  nitrogenReductionT: 3.8,
  overlaps: {},
  geometryFault: null,
  info: null,
  land: null,
  measure: null,
};
const done = (
  overlapHa: number,
  ...features: { overlapHa: number; attributes: Record<string, unknown> }[]
): DatasetOverlap => ({ state: "done", overlapHa, features });

function resultOf(name: string, change: Partial<SubsidyScheme>, more: Partial<SchemeCase> = {}) {
  return judgeScheme({ ...scheme, ...change }, { ...given, ...more }).rules.find(
    (result) => result.rule === name,
  );
}

test("[S3] 50,2 % carbon-rich of 42,7 ha lacks 4,2 ha within the area, or 7,0 ha cut away", () => {
  const result = resultOf("carbon-share", { requiredCarbonOverlapPercentage: 60 })!;
  expect(result).toMatchObject({ passed: false, severity: "blocking", limit: 0.6 });
  expect(result.figure).toBeCloseTo(0.502, 3);
  expect(result.missing?.haMore).toBeCloseTo(4.19, 2);
  expect(result.missing?.haToCut).toBeCloseTo(6.98, 2);
});

test("[S3] doing what is said to be missing is enough", () => {
  const change = { requiredCarbonOverlapPercentage: 60 };
  const { missing } = resultOf("carbon-share", change)!;
  expect(resultOf("carbon-share", change, { carbonRichHa: 21.43 + missing!.haMore! })!.passed).toBe(
    true,
  );
  expect(resultOf("carbon-share", change, { areaHa: 42.7 - missing!.haToCut! })!.passed).toBe(true);
});

test.each([
  { carbonRichHa: 6, areaHa: 10, passed: true },
  { carbonRichHa: 0.6 * 42.7, areaHa: 42.7, passed: true },
  { carbonRichHa: 5.99, areaHa: 10, passed: false },
  { carbonRichHa: null, areaHa: 10, passed: null },
  { carbonRichHa: 6, areaHa: null, passed: null },
])("[P5] $carbonRichHa of $areaHa ha against 60 %: $passed", ({ passed, ...more }) => {
  expect(resultOf("carbon-share", { requiredCarbonOverlapPercentage: 60 }, more)!.passed).toBe(
    passed,
  );
});

test.each([null, 0])("a carbon demand of %s is none", (requiredCarbonOverlapPercentage) => {
  expect(resultOf("carbon-share", { requiredCarbonOverlapPercentage })).toBeUndefined();
});

test.each([
  { areaHa: 0.3, passed: true, missing: null },
  { areaHa: 0.1, passed: false, missing: { haMore: 0.3 - 0.1 } },
])(
  "[V15] $areaHa ha against at least 0,3 ha: $passed, and only a warning",
  ({ areaHa, passed, missing }) => {
    expect(resultOf("min-area", { minAreaHa: 0.3 }, { areaHa })).toMatchObject({
      passed,
      severity: "warning",
      missing,
    });
    expect(judgeScheme({ ...scheme, minAreaHa: 0.3 }, { ...given, areaHa }).mayApply).toBe(true);
  },
);

const inPlans = { ...rule, mustOverlap: true, minOverlapAreaHa: 0, minNitrogenReductionT: 0 };
const inListed: OverlapRule = {
  ...rule,
  mustOverlap: true,
  attributeName: "op_id",
  attributeOperator: "=",
  attributeValues: ["1", "2"],
  minOverlapAreaHa: 5,
};
test.each([
  { what: "inside", overlapRule: inPlans, overlap: done(42), passed: true },
  { what: "outside", overlapRule: inPlans, overlap: done(0), passed: false },
  {
    what: "a touch below a square metre",
    overlapRule: inPlans,
    overlap: done(0.00009),
    passed: false,
  },
  {
    what: "a listed number, as number",
    overlapRule: inListed,
    overlap: done(8, { overlapHa: 8, attributes: { op_id: 1 } }),
    passed: true,
  },
  {
    what: "5 ha in listed ones together",
    overlapRule: inListed,
    overlap: done(
      9,
      { overlapHa: 3, attributes: { op_id: "1" } },
      { overlapHa: 2, attributes: { op_id: "2" } },
      { overlapHa: 4, attributes: { op_id: "3" } },
    ),
    passed: true,
  },
  {
    what: "4 ha mapped twice where 5 are needed",
    overlapRule: inListed,
    overlap: done(
      4,
      { overlapHa: 4, attributes: { op_id: "1" } },
      { overlapHa: 4, attributes: { op_id: "2" } },
    ),
    passed: false,
  },
  {
    what: "4 ha where 5 are needed",
    overlapRule: inListed,
    overlap: done(
      9,
      { overlapHa: 4, attributes: { op_id: "1" } },
      { overlapHa: 5, attributes: { op_id: "3" } },
    ),
    passed: false,
  },
  {
    what: "all but the listed",
    overlapRule: { ...inListed, attributeOperator: "<>" as const },
    overlap: done(9, { overlapHa: 6, attributes: { op_id: "3" } }),
    passed: true,
  },
  { what: "no answer", overlapRule: inListed, overlap: { state: "failed" } as const, passed: null },
])("[S3] must overlap, $what: $passed", ({ overlapRule, overlap, passed }) => {
  expect(
    resultOf("must-overlap", { overlapRules: [overlapRule] }, { overlaps: { "urn:x": overlap } }),
  ).toMatchObject({ passed, datasetId: "urn:x" });
});

test("[S3] what is missing of an overlap is said in hectares", () => {
  expect(
    resultOf(
      "must-overlap",
      { overlapRules: [inListed] },
      { overlaps: { "urn:x": done(4, { overlapHa: 4, attributes: { op_id: "1" } }) } },
    ),
  ).toMatchObject({ missing: { haMore: 1 } });
});

test("[C3] an attribute the dataset does not have is named, not taken for 'no'", () => {
  expect(
    resultOf(
      "must-overlap",
      { overlapRules: [inListed] },
      { overlaps: { "urn:x": done(4, { overlapHa: 4, attributes: {} }) } },
    ),
  ).toMatchObject({
    passed: null,
    textCode: "rule.attribute-missing",
    figures: { attribute: "op_id", dataset: "urn:x" },
  });
});

test.each([
  { limit: 0, tons: 0.1, passed: true, severity: "warning" },
  { limit: 0, tons: 0, passed: false, severity: "warning" },
  { limit: 2, tons: 2, passed: true, severity: "blocking" },
  { limit: 2, tons: 1.5, passed: false, severity: "blocking" },
  { limit: 2, tons: null, passed: null, severity: "blocking" },
])(
  "[S3] $tons t against at least $limit t: $passed ($severity)",
  ({ limit, tons, passed, severity }) => {
    const overlapRules = [{ ...inPlans, minNitrogenReductionT: limit }];
    expect(resultOf("min-nitrogen", { overlapRules }, { nitrogenReductionT: tons })).toMatchObject({
      passed,
      severity,
    });
  },
);

const clear = { ...rule, mustNotOverlap: true };
test.each([
  { overlap: done(0), passed: true, missing: null },
  { overlap: done(0.0001), passed: true, missing: null },
  { overlap: done(1.5), passed: false, missing: { haToCut: 1.5 } },
  { overlap: { state: "failed" } as const, passed: null, missing: null },
])("[S3] must not overlap, $overlap: $passed", ({ overlap, passed, missing }) => {
  expect(
    resultOf("must-not-overlap", { overlapRules: [clear] }, { overlaps: { "urn:x": overlap } }),
  ).toMatchObject({ passed, missing });
});

test("[P5] a closed period blocks applying while the area still fits", () => {
  const judged = judgeScheme({ ...scheme, applicationPeriods: [] }, given);
  expect(judged).toMatchObject({ areaFits: true, eligible: true, mayApply: false });
  expect(failedRules(judged).map((result) => result.textCode)).toEqual(["rule.period.closed"]);
});

test("[P5] a scheme for SEGES alone is refused to a private person and undecided for a visitor", () => {
  const forSeges = {
    ...scheme,
    allowPrivateUserApply: false,
    allowPrivateCompanyApply: false,
    allowMunicipalityApply: false,
    allowOrganizationVatApply: ["DK42909769"],
  };
  expect(judgeScheme(forSeges, given)).toMatchObject({
    areaFits: true,
    eligible: false,
    mayApply: false,
  });
  expect(judgeScheme(forSeges, { ...given, applicant: null })).toMatchObject({
    eligible: null,
    mayApply: false,
  });
  expect(
    judgeScheme(forSeges, { ...given, applicant: { kind: "seges", vat: "DK42909769" } }),
  ).toMatchObject({ eligible: true, mayApply: true });
});

test("[V2] [V15] missing information is listed field by field", () => {
  expect(
    resultOf("required-info", {}, { info: { name: "  ", hasScheme: false, hasGeometry: false } }),
  ).toMatchObject({ passed: false, missing: { fields: ["name", "subsidyScheme", "geometry"] } });
  expect(
    resultOf(
      "required-info",
      {},
      { info: { name: "Løvel Enge", hasScheme: true, hasGeometry: true } },
    ),
  ).toMatchObject({ passed: true });
  expect(resultOf("required-info", {})).toBeUndefined();
});

test("[V10] a refused geometry blocks with its own code", () => {
  const judged = judgeScheme(scheme, {
    ...given,
    geometryFault: { code: "geometry.self-crossing", figures: { point: [1, 2] } },
  });
  expect(judged).toMatchObject({ areaFits: false, mayApply: false });
  expect(judged.rules[0]).toMatchObject({
    textCode: "geometry.self-crossing",
    figures: { point: [1, 2] },
  });
});

test("[S3] schemes come in the same order whatever order they arrive in: open and fitting first", () => {
  const closed = { applicationPeriods: [] };
  const unfit = { requiredCarbonOverlapPercentage: 60 };
  const nobody = {
    allowPrivateUserApply: false,
    allowPrivateCompanyApply: false,
    allowMunicipalityApply: false,
    allowOrganizationVatApply: [],
  };
  const schemes = [
    { ...scheme, id: "1", name: "Åben B" },
    { ...scheme, id: "2", name: "Aben A" },
    { ...scheme, id: "3", name: "Lukket", ...closed },
    { ...scheme, id: "4", name: "Passer ikke", ...unfit },
    { ...scheme, id: "5", name: "Passer ikke og lukket", ...unfit, ...closed },
    { ...scheme, id: "6", name: "Ingen", ...nobody },
    { ...scheme, id: "7", name: "Nedlagt", active: false },
  ];
  const expected = ["2", "1", "4", "3", "5", "6"];
  expect(proposeSchemes(schemes, () => given).map((judged) => judged.schemeId)).toEqual(expected);
  expect(
    proposeSchemes(schemes.toReversed(), () => given).map((judged) => judged.schemeId),
  ).toEqual(expected);
});

test("[S3] each verdict has its own text code, met or not", () => {
  const codes = (change: Partial<SubsidyScheme>, more: Partial<SchemeCase> = {}) =>
    judgeScheme({ ...scheme, ...change }, { ...given, ...more }).rules.map(
      (result) => result.textCode,
    );
  const demanding = {
    minAreaHa: 1,
    requiredCarbonOverlapPercentage: 60,
    overlapRules: [{ ...inPlans, minNitrogenReductionT: 2, mustNotOverlap: true }],
  };
  const info = { name: "x", hasScheme: true, hasGeometry: true };
  expect(codes(demanding, { carbonRichHa: 40, info, overlaps: { "urn:x": done(42) } })).toEqual([
    "rule.required-info",
    "rule.min-area",
    "rule.carbon-share",
    "rule.must-overlap",
    "rule.min-nitrogen",
    "rule.must-not-overlap.overlaps",
    "rule.applicant",
    "rule.period.current",
  ]);
  expect(
    codes(
      { ...demanding, applicationPeriods: [], active: false },
      {
        areaHa: 0.5,
        carbonRichHa: 0,
        nitrogenReductionT: 0,
        info: { ...info, name: "" },
        overlaps: { "urn:x": done(0) },
      },
    ),
  ).toEqual([
    "rule.required-info.missing",
    "rule.min-area.too-small",
    "rule.carbon-share.too-little",
    "rule.must-overlap.outside",
    "rule.min-nitrogen.too-little",
    "rule.must-not-overlap",
    "rule.applicant.not-offered",
    "rule.period.closed",
  ]);
});

test("[S3] for a visitor an open scheme comes before one that fits but is closed", () => {
  const schemes = [
    { ...scheme, id: "1", name: "A lukket", applicationPeriods: [] },
    { ...scheme, id: "2", name: "B åben" },
  ];
  expect(
    proposeSchemes(schemes, () => ({ ...given, applicant: null })).map((judged) => judged.schemeId),
  ).toEqual(["2", "1"]);
});

test("[P9] a scheme's class name is its name in lower case with hyphens", () => {
  expect(className(scheme)).toBe("lavbundsprojekter-og-mere");
});

test("[P9] the fixed forest type marks the dependency", () => {
  const type: SupplementaryGeometryType = {
    id: UNTOUCHED_FOREST_ELIGIBLE_TYPE_ID,
    title: "",
    type: null,
    automatic: true,
    clipToProjectGeometry: true,
    mustOverlapWithDatasets: null,
    mustNotOverlapWithDatasets: null,
  };
  expect(dependsOnUntouchedForest({ supplementaryGeometryTypes: [type] })).toBe(true);
  expect(dependsOnUntouchedForest({ supplementaryGeometryTypes: [{ ...type, id: "x" }] })).toBe(
    false,
  );
});

test("[S3] an earlier judgement for someone else is what they would have been told at the time", () => {
  const schemes = [
    { ...scheme, id: "a", name: "Kun kommuner", allowPrivateUserApply: false },
    { ...scheme, id: "b", name: "Åben for alle" },
    { ...scheme, id: "c", name: "For stor", minAreaHa: 100 },
  ];
  const judgedFor = (applicant: SchemeCase["applicant"]) =>
    proposeSchemes(schemes, () => ({ ...given, applicant }));
  const nobodys = judgedFor(null);
  for (const kind of ["private", "municipality"] as const)
    expect(proposeFor(schemes, nobodys, { applicant: { kind, vat: null }, areaHa: 42.7 })).toEqual(
      judgedFor({ kind, vat: null }),
    );
  expect(
    proposeFor([], nobodys, { applicant: { kind: "private", vat: null }, areaHa: 42.7 }),
  ).toEqual(nobodys);
});

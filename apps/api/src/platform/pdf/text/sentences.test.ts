import { expect, test } from "vitest";
import { effectSentence } from "./effectSentence.ts";
import { areaText, date, dateTime, number, share } from "./format.ts";
import { ruleWords } from "./ruleSentence.ts";

const titleOf = () => "Beskyttet natur (§ 3)";
const base = { severity: "blocking" as const, missing: null };

test.each([
  [0, "0 %"],
  [0.0000001, "<0,1 %"],
  [0.273, "27,3 %"],
  [0.9996, ">99,9 %"],
  [0.9999999, "100 %"],
])("[S2] a share of %d is told as %s, and never rounded to nothing or all", (value, told) => {
  expect(share(value, "da")).toBe(told);
});

test.each([
  [0.00005, "1 m²"],
  [0.02, "200 m²"],
  [1234.567, "1.234,57 ha"],
])("[S2] %d ha is told as %s", (areaHa, told) => {
  expect(areaText(areaHa, "da")).toBe(told);
});

test("[S3] a share just below the demand is not rounded up to it", () => {
  const rule = { ...base, rule: "carbon-share" as const, passed: false, textCode: "x" };
  expect(ruleWords({ ...rule, figure: 0.5996, limit: 0.6 }, "da", titleOf).measured).toBe("59,9 %");
});

test("[S3] an area in the sea is told so under every scheme", () => {
  const rule = { ...base, rule: "geometry" as const, passed: false, figure: null, limit: null };
  const told = (language: "da" | "en") =>
    ruleWords({ ...rule, textCode: "geometry.not-on-land" }, language, titleOf).missing;
  expect(told("da")).toBe("Arealet ligger ikke på land i Danmark");
  expect(told("en")).toBe("The area does not lie on land in Denmark");
});

test.each([
  {
    rule: {
      ...base,
      rule: "carbon-share" as const,
      passed: false,
      figure: 0.5932,
      limit: 0.6,
      textCode: "x",
    },
    da: ["Andel kulstofrig lavbundsjord", "Ikke opfyldt", "59,3 %", "mindst 60 %"],
    en: ["Share of carbon-rich lowland soil", "Not met", "59.3 %", "at least 60 %"],
  },
  {
    rule: {
      ...base,
      rule: "must-not-overlap" as const,
      passed: true,
      figure: 0,
      limit: 0,
      textCode: "x",
      datasetId: "urn:x",
    },
    da: ["Må ikke ligge i: Beskyttet natur (§ 3)", "Opfyldt", "0 ha", "højst 0 ha"],
    en: ["Must not lie in: Beskyttet natur (§ 3)", "Met", "0 ha", "at most 0 ha"],
  },
  {
    rule: {
      ...base,
      severity: "warning" as const,
      rule: "min-area" as const,
      passed: false,
      figure: 4.5,
      limit: 5,
      textCode: "x",
    },
    da: ["Mindste areal", "Bemærk", "4,5 ha", "mindst 5 ha"],
    en: ["Minimum area", "Note", "4.5 ha", "at least 5 ha"],
  },
  {
    rule: {
      ...base,
      rule: "period" as const,
      passed: true,
      figure: "current",
      limit: "2026-12-20T11:00:00Z",
      textCode: "x",
    },
    da: ["Ansøgningsperiode", "Opfyldt", "Åben", "lukker 20.12.2026"],
    en: ["Application period", "Met", "Open", "closes 20.12.2026"],
  },
  {
    rule: {
      ...base,
      rule: "required-info" as const,
      passed: false,
      figure: 1,
      limit: 0,
      missing: { fields: ["subsidyScheme"] },
      textCode: "x",
    },
    da: ["Nødvendige oplysninger", "Ikke opfyldt", "Mangler: tilskudsordning", "–"],
    en: ["Required information", "Not met", "Missing: subsidy scheme", "–"],
  },
  {
    rule: {
      ...base,
      rule: "must-overlap" as const,
      passed: null,
      figure: null,
      limit: null,
      textCode: "x",
    },
    da: ["Skal ligge i", "Kunne ikke vurderes", "–", "–"],
    en: ["Must lie in", "Could not be judged", "–", "–"],
  },
])("[S3 P7] the rule $rule.rule reads as people speak", ({ rule, da, en }) => {
  for (const [language, words] of [
    ["da", da],
    ["en", en],
  ] as const) {
    const { title, verdict, measured, demand } = ruleWords(rule, language, titleOf);
    expect([title, verdict, measured, demand]).toEqual(words);
  }
});

test.each([
  [{ kind: "all" }, "Private, kommuner og Naturstyrelsen"],
  [{ kind: "combination", groups: ["private", "municipality"] }, "Private og kommuner"],
  [{ kind: "combination", groups: ["natureAgency"] }, "Naturstyrelsen"],
  [{ kind: "seges" }, "SEGES"],
])("[S3] who may apply is told by name: %j", (who, told) => {
  const rule = { ...base, rule: "applicant" as const, passed: null, figure: null, textCode: "x" };
  const words = ruleWords({ ...rule, limit: who.kind, figures: { who } }, "da", titleOf);
  expect(words).toMatchObject({ demand: told, verdict: "Vurderes, når du er logget ind" });
});

test("[S3] a closed round is no demand that the area fails", () => {
  const rule = { ...base, rule: "period" as const, passed: false, figure: "closed", textCode: "x" };
  expect(ruleWords({ ...rule, limit: null }, "da", titleOf).verdict).toBe("Ikke åben nu");
});

test("[S3] an overlap that must be there is not told as at least 0 ha", () => {
  const rule = { ...base, rule: "must-overlap" as const, passed: true, figure: 5, textCode: "x" };
  expect(ruleWords({ ...rule, limit: 0 }, "da", titleOf).demand).toBe("et overlap");
  expect(ruleWords({ ...rule, limit: 2 }, "da", titleOf).demand).toBe("mindst 2 ha");
});

const failed = { ...base, passed: false, textCode: "x" };
test.each([
  [
    { ...failed, rule: "carbon-share", figure: 0.5, limit: 0.6, missing: { haMore: 4.184 } },
    "4,2 ha mere kulstofrig jord giver 60 %",
    "4.2 ha more carbon-rich soil makes 60 %",
  ],
  [
    { ...failed, rule: "min-area", figure: 4.5, limit: 5, missing: { haMore: 0.5 } },
    "0,5 ha mere giver 5 ha",
    "0.5 ha more makes 5 ha",
  ],
  [
    { ...failed, rule: "must-not-overlap", figure: 12.44, limit: 0, missing: { haToCut: 12.44 } },
    "Skær 12,5 ha fra",
    "Cut 12.5 ha away",
  ],
  [
    { ...failed, rule: "min-nitrogen", figure: 0.2, limit: 0.5, missing: { tonsMore: 0.3 } },
    "0,3 t N mere giver 0,5 t N",
    "0.3 t N more makes 0.5 t N",
  ],
  [{ ...failed, rule: "must-overlap", figure: 0, limit: 0, missing: { haMore: 0 } }, null, null],
] as const)("[S3] the document says exactly what is missing, %#", (rule, da, en) => {
  expect(ruleWords(rule, "da", titleOf).missing).toBe(da);
  expect(ruleWords(rule, "en", titleOf).missing).toBe(en);
});

test.each([
  ["effect.nitrogen.by-factor", "Kvælstof: 1.234,5 ha × 40 kg N pr. ha = 49,38 t N."],
  ["effect.extraction.carbon", "Udtagning: 60 ha kulstofrig lavbundsjord × 1 = 60 ha."],
])("[P2] the step %s says how it came about", (code, sentence) => {
  const figures = {
    areaHa: 1234.5,
    kgPerHa: 40,
    nitrogenReductionT: 49.38,
    carbonRichHa: 60,
    factor: 1,
    extractionEffortHa: 60,
  };
  expect(effectSentence({ effect: "nitrogen", code, figures }, "da")).toBe(sentence);
});

test("figures and dates are Danish by Danish clocks", () => {
  expect(number(1234.56, "da")).toBe("1.234,6");
  expect(dateTime("2026-03-05T13:07:00Z")).toBe("05.03.2026 - 14:07");
  expect(date("2026-03-31T22:30:00Z")).toBe("01.04.2026");
  expect(date("2026-03-05")).toBe("05.03.2026");
});

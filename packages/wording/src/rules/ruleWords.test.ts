import type { RuleResult } from "@mars/domain/schemes/ruleResult";
import { expect, test } from "vitest";
import { ruleWords } from "./ruleWords.ts";

const titleOf = () => "Beskyttet natur (§ 3)";
const rule = (part: Partial<RuleResult> & Pick<RuleResult, "rule" | "textCode">) => ({
  passed: true,
  severity: "blocking" as const,
  figure: null,
  limit: null,
  missing: null,
  ...part,
});
// Non-breaking spaces hold figure and unit together; plain ones are easier to read here.
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const said = (given: RuleResult, locale: "da-DK" | "en-US" = "da-DK", isSignedIn = false) => {
  const { requirement, value, missing, how } = ruleWords(given, { locale, titleOf, isSignedIn });
  return [requirement, value, missing, how].map(plain);
};

const carbon = rule({
  rule: "carbon-share",
  textCode: "rule.carbon-share.too-little",
  passed: false,
  figure: 0.502,
  limit: 0.6,
  missing: { haMore: 4.184, haToCut: 6.975 },
  figures: { areaHa: 42.7, carbonRichHa: 21.4354 },
});

test("[S3] too little carbon-rich soil says both ways to reach the share", () => {
  expect(said(carbon)).toEqual([
    "Mindst 60 % kulstofrig jord",
    "50,2 %",
    "4,2 ha mere kulstofrig jord giver 60 %",
    "i et område på 42,7 ha. Du kan også tage 7,0 ha anden jord ud.",
  ]);
  expect(said(carbon, "en-US")[2]).toBe("4.2 ha more carbon-rich soil is needed to reach 60%");
});

test("[C3] a missing attribute has SPEC's words in English", () => {
  const missing = rule({
    rule: "must-overlap",
    textCode: "rule.attribute-missing",
    passed: null,
    figures: { attribute: "op_id", dataset: "x" },
  });
  expect(said(missing, "en-US")[3]).toContain(
    "Attribute 'op_id' not found on dataset 'Beskyttet natur (§ 3)'",
  );
});

test("[S3] what is missing is rounded up, so that doing it is enough", () => {
  expect(said({ ...carbon, missing: { haMore: 4.01 } })[2]).toContain("4,1 ha mere");
});

test.each([
  // As the finding says it, unless that would read as enough.
  [0.059947, "6,0 %"],
  [0.5996, "59,9 %"],
  [0.0002, "<0,1 %"],
])("[S3] a share of %d, too little, is not rounded up to what is demanded", (figure, told) => {
  expect(said({ ...carbon, figure })[1]).toBe(told);
});

test("[S3] an area in the sea is told so under the scheme", () => {
  const fault = rule({ rule: "geometry", textCode: "geometry.not-on-land", passed: false });
  expect(said(fault)).toEqual([
    "Ligger på land i Danmark",
    undefined,
    undefined,
    "Området ligger ikke på land i Danmark.",
  ]);
});

test("[S3] an area without carbon-rich soil is not told to cut itself away", () => {
  const none = { ...carbon, figure: 0, missing: { haMore: 25.62, haToCut: 42.7 } };
  expect(said(none)[3]).toBe("i et område på 42,7 ha.");
});

test("[S3, V15] a carbon overlap that could not be computed says so in the words of the specification", () => {
  const failed = rule({
    rule: "carbon-share",
    textCode: "rule.carbon-share.failed",
    passed: null,
    limit: 0.6,
  });
  expect(said(failed)[3]).toBe("Der skete en fejl, da vi beregnede overlappet.");
});

test.each<[string, Parameters<typeof rule>[0], (string | undefined | null)[]]>([
  [
    "a small area is warned about",
    {
      rule: "min-area",
      textCode: "rule.min-area.too-small",
      passed: false,
      severity: "warning",
      figure: 0.4,
      limit: 1,
      missing: { haMore: 0.6 },
    },
    [
      "Mindst 1 ha",
      "0,4 ha",
      "0,6 ha mere giver 1 ha.",
      "Det er kun en advarsel. Du kan stadig ansøge.",
    ],
  ],
  [
    "land that must be kept clear",
    {
      rule: "must-not-overlap",
      textCode: "rule.must-not-overlap.overlaps",
      passed: false,
      figure: 12.44,
      limit: 0,
      missing: { haToCut: 12.44 },
      datasetId: "x",
    },
    ["Intet overlap med Beskyttet natur (§ 3)", "12,4 ha", "Tag 12,4 ha ud.", undefined],
  ],
  [
    "an area outside what it must lie in",
    {
      rule: "must-overlap",
      textCode: "rule.must-overlap.outside",
      passed: false,
      figure: 0,
      limit: 0,
      missing: { haMore: 0 },
      datasetId: "x",
    },
    [
      "Ligger i Beskyttet natur (§ 3)",
      "0,0 ha",
      undefined,
      "Området ligger uden for. Flyt det, så noget af det ligger i Beskyttet natur (§ 3).",
    ],
  ],
  [
    "too little of what it must lie in",
    {
      rule: "must-overlap",
      textCode: "rule.must-overlap.outside",
      passed: false,
      figure: 3,
      limit: 5,
      missing: { haMore: 2 },
      datasetId: "x",
    },
    [
      "Mindst 5 ha i Beskyttet natur (§ 3)",
      "3,0 ha",
      "2,0 ha mere i Beskyttet natur (§ 3) giver 5 ha.",
      undefined,
    ],
  ],
  [
    "nitrogen below the demand",
    {
      rule: "min-nitrogen",
      textCode: "rule.min-nitrogen.too-little",
      passed: false,
      figure: 1.2,
      limit: 2,
      missing: { tonsMore: 0.8 },
    },
    [
      "Fjerner mindst 2 t kvælstof pr. år",
      "1,2 t pr. år",
      "0,8 t mere giver 2 t pr. år.",
      undefined,
    ],
  ],
  [
    "a dataset that did not answer",
    { rule: "must-overlap", textCode: "rule.dataset-failed", passed: null, datasetId: "x" },
    [
      "Ligger i Beskyttet natur (§ 3)",
      "ikke undersøgt",
      undefined,
      "Beskyttet natur (§ 3) svarede ikke: Fejl under analyse. Prøv datasættet igen, så bliver kravet vurderet.",
    ],
  ],
  [
    "an attribute the dataset does not have",
    {
      rule: "must-overlap",
      textCode: "rule.attribute-missing",
      passed: null,
      datasetId: "x",
      figures: { attribute: "op_id", dataset: "x" },
    },
    [
      "Ligger i Beskyttet natur (§ 3)",
      "ikke undersøgt",
      undefined,
      "Egenskaben 'op_id' findes ikke på datasættet 'Beskyttet natur (§ 3)'.",
    ],
  ],
])("[S3] %s", (_, given, words) => {
  expect(said(rule(given))).toEqual(words);
});

test.each([
  ["closed", { closes: "2025-10-28T11:00:00Z", opens: null }, false, "lukket 28.10.2025"],
  ["next_round", { closes: null, opens: "2027-02-01T07:00:00Z" }, false, "åbner 01.02.2027"],
  ["current", { closes: "2027-02-03T11:00:00Z", opens: null }, true, "til 03.02.2027"],
  ["open", { closes: null, opens: null }, true, "indtil videre"],
])("[S3, V15] a period that is %s says when", (state, figures, passed, value) => {
  const period = rule({
    rule: "period",
    textCode: `rule.period.${state}`,
    passed,
    figure: state,
    figures: { ...figures, isExtended: false },
  });
  const [requirement, told] = said(period);
  expect(told).toBe(value);
  expect(requirement).toBe(
    passed ? "Åben for ansøgning" : "Tilskudsordningen er ikke åben for ansøgning",
  );
});

test("[S3] who may apply is told before anybody is signed in", () => {
  const applicant = (groups: string[]) =>
    rule({
      rule: "applicant",
      textCode: "rule.applicant",
      passed: null,
      figures: { who: { kind: "combination", groups } },
    });
  expect(said(applicant(["municipality", "natureAgency"]))).toEqual([
    "Kommuner og Naturstyrelsen kan ansøge",
    "log ind for at få det vurderet",
    undefined,
    undefined,
  ]);
  expect(said(applicant(["municipality"]))[0]).toBe("Kun kommuner kan ansøge");
  expect(said(applicant(["municipality"]), "da-DK", true)[1]).toBe("vurderes, når du ansøger");
});

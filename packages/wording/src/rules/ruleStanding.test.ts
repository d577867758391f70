import { expect, test } from "vitest";
import { ruleStanding, standingWords } from "./ruleStanding.ts";

const severity = "blocking" as const;

test.each([
  [{ rule: "min-area", passed: true, severity }, "met", "Opfyldt", "Met"],
  [{ rule: "min-area", passed: false, severity }, "notMet", "Ikke opfyldt", "Not met"],
  [{ rule: "min-area", passed: false, severity: "warning" as const }, "warning", "Bemærk", "Note"],
  [{ rule: "must-overlap", passed: null, severity }, "unknown", "Ikke vurderet", "Not assessed"],
  [{ rule: "period", passed: false, severity }, "warning", "Ikke åben nu", "Not open now"],
  [
    { rule: "applicant", passed: null, severity },
    "unknown",
    "Vurderes, når du er logget ind",
    "Assessed once you are logged in",
  ],
])("[S3] %j stands as %s", (judged, standing, da, en) => {
  expect(ruleStanding(judged)).toBe(standing);
  expect(standingWords(judged, "da-DK")).toBe(da);
  expect(standingWords(judged, "en-US")).toBe(en);
});

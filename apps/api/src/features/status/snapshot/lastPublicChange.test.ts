import { expect, test } from "vitest";
import { lastPublicChange } from "./lastPublicChange.ts";

const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const row = (n: number, stage: string | null, measureId = "m", projectId = "a") => ({
  projectId,
  at: day(n),
  stage,
  geoLocationId: "g",
  measureId,
  nitrogenReductionT: 1,
  extractionEffortHa: null,
  afforestationEffortHa: null,
});

test.each([
  { what: "a draft alone", rows: [row(1, null), row(2, null, "n")], last: null },
  { what: "becoming public", rows: [row(1, null), row(2, "established")], last: 2 },
  { what: "a save without change", rows: [row(2, "established"), row(3, "established")], last: 2 },
  { what: "another measure", rows: [row(2, "established"), row(3, "established", "n")], last: 3 },
  { what: "withdrawal", rows: [row(2, "established"), row(4, null)], last: 4 },
  {
    what: "edits after withdrawal",
    rows: [row(2, "established"), row(4, null), row(5, null, "n"), row(6, null, "n", "b")],
    last: 4,
  },
])("the day of public figures follows public changes: $what", ({ rows, last }) => {
  expect(lastPublicChange(rows)).toEqual(last === null ? null : day(last));
});

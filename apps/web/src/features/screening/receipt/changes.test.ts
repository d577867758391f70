// @vitest-environment node
import type { ScreeningChanges } from "@mars/contracts/screening/screeningChanges";
import type { ScreeningVersion } from "@mars/contracts/screening/screeningFinding";
import { expect, test } from "vitest";
import { datasetChange } from "./ChangedDatasets.tsx";
import { schemeChange } from "./ChangesDialog.tsx";

type Dataset = ScreeningChanges["datasets"][number];
const version = (origin: ScreeningVersion["origin"] = "imported"): ScreeningVersion => ({
  id: 1,
  label: "v",
  updatedOn: null,
  loadedAt: "2026-11-15T12:00:00Z",
  origin,
});
const figures = (overlapHa: number, touchedCount = 1, origin?: ScreeningVersion["origin"]) => ({
  overlapHa,
  touchedCount,
  version: version(origin),
});
const dataset = (part: Partial<Dataset>): Dataset => ({
  datasetId: "a",
  titleDa: "a",
  titleEn: "a",
  change: "new-version",
  before: figures(5),
  after: figures(5),
  ...part,
});

test.each<[string, Partial<Dataset>, object]>([
  ["gained land", { after: figures(8.5) }, { kind: "more", byHa: 3.5 }],
  ["lost land", { after: figures(1) }, { kind: "less", byHa: 4 }],
  ["met for the first time", { before: figures(0, 0) }, { kind: "appeared" }],
  ["no longer met", { after: figures(0, 0) }, { kind: "gone" }],
  ["same land, more features", { after: figures(5, 3) }, { kind: "moreFeatures", count: 2 }],
  ["same land, fewer features", { before: figures(5, 3) }, { kind: "fewerFeatures", count: 2 }],
  ["a new version of the same", {}, { kind: "sameFigures" }],
  ["a dataset that is new", { change: "added", before: null }, { kind: "added" }],
  [
    "a live source that had not answered",
    { change: "added", before: null, after: figures(5, 1, "live") },
    { kind: "answers" },
  ],
  ["a dataset that is gone", { change: "removed", after: null }, { kind: "removed" }],
  ["a dataset that does not answer now", { change: "failed", after: null }, { kind: "failed" }],
])("[S4] what has changed since: %s", (_, part, said) => {
  expect(datasetChange(dataset(part))).toEqual(said);
});

const scheme = (before: (boolean | null)[] | null, after: (boolean | null)[] | null) => {
  const state = (given: (boolean | null)[] | null) =>
    given && { areaFits: given[0]!, isOpen: given[1] === true };
  return { schemeId: "s", schemeName: "s", before: state(before), after: state(after) };
};

test.each([
  [scheme([false, true], [true, true]), "gained"],
  [scheme([true, true], [false, true]), "lost"],
  [scheme([null, true], [true, true]), "judged"],
  [scheme([true, true], [null, true]), "unjudged"],
  [scheme([true, false], [true, true]), "opened"],
  [scheme([false, true], [false, false]), "closed"],
  [scheme(null, [true, true]), "added"],
  [scheme([true, true], null), "removed"],
])("[S4] what has changed since for a scheme, %#: %s", (given, said) => {
  expect(schemeChange(given)).toBe(said);
});

// @vitest-environment node
import { foldScreening, nothingScreened } from "@mars/contracts/screening/foldScreening";
import type { TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import type { ScreeningLine } from "@mars/contracts/screening/screeningStream";
import { expect, test } from "vitest";
import { waysFrom } from "../area/AreaStep.tsx";
import { secondsLeft } from "../result/ProgressCells.tsx";
import { aFinding, aStart } from "../testing/lines.ts";
import { attributeText } from "./attributeText.ts";
import { featureName, tellingAttributes } from "@mars/wording/datasets/featureName";
import { sortedFindings } from "./sortedFindings.ts";

const attribute = (name: string, value: string | number | null) => ({
  name,
  titleDa: name,
  titleEn: name,
  value,
});
const feature = (part: Partial<TouchedFeature>): TouchedFeature => ({
  id: "1",
  overlapHa: 1,
  featureHa: 2,
  ...part,
});

test("[S2] datasets sort into found, without overlap, failed and awaited; rows never jump", () => {
  const lines: ScreeningLine[] = [
    aStart("a", "b", "c", "d", "e", "f"),
    aFinding("c"),
    aFinding("a"),
    aFinding("b", { overlapHa: 0, touchedCount: 0 }),
    { kind: "failed", datasetId: "d", code: "dataset.too-slow" },
    { kind: "failed", datasetId: "f", code: "dataset.not-loaded" },
  ];
  const sorted = sortedFindings(lines.reduce(foldScreening, nothingScreened), "conflict");
  const ids = (list: readonly { id?: string; datasetId?: string }[]) =>
    list.map(({ id, datasetId }) => datasetId ?? id);
  expect(ids(sorted.found)).toEqual(["c", "a"]);
  expect(ids(sorted.without)).toEqual(["b"]);
  expect(ids(sorted.failed)).toEqual(["d"]);
  expect(ids(sorted.unloaded)).toEqual(["f"]);
  expect(ids(sorted.waiting)).toEqual(["e"]);
});

test("[S2] a touched feature is called by its first word, else by the source's number", () => {
  expect(
    featureName(feature({ attributes: [attribute("kode", 3), attribute("type", "Eng")] })),
  ).toBe("Eng");
  expect(featureName(feature({ key: "791-04417", attributes: [] }))).toBe("791-04417");
  expect(featureName(feature({}))).toBeNull();
});

test("[S2] machine ids and empty attributes are not shown to people", () => {
  const attributes = [
    attribute("plan", "42b7dfee-e848-41fe-932f-40fa968c0f99"),
    attribute("note", null),
    attribute("navn", "Hevring Bugt"),
  ];
  expect(tellingAttributes(attributes).map(({ name }) => name)).toEqual(["navn"]);
});

test("[S2] years and codes keep their figures, fractions follow the language", () => {
  const words = { yes: "Ja", no: "Nej", locale: "da-DK" } as const;
  expect(attributeText(2025, words)).toBe("2025");
  expect(attributeText(0.59195, words)).toBe("0,592");
  expect(attributeText(true, words)).toBe("Ja");
});

test("[S1] the front page's choice comes first, and no one is asked to draw without a map", () => {
  expect(waysFrom("?way=upload", true)[0]).toBe("upload");
  expect(waysFrom("?way=nonsense", true)[0]).toBe("draw");
  expect(waysFrom("?way=draw", false)).not.toContain("draw");
});

test.each([
  { elapsedMs: 500, done: 10, total: 20, left: null },
  { elapsedMs: 4000, done: 0, total: 20, left: null },
  { elapsedMs: 4000, done: 10, total: 20, left: 4 },
  { elapsedMs: 4000, done: 20, total: 20, left: null },
])("[S2] after $elapsedMs ms with $done of $total the guess is $left s", (given) => {
  expect(secondsLeft(given.elapsedMs, given.done, given.total)).toBe(given.left);
});

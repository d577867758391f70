import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
// Every feature declares its problems when it is read.
import "./buildServer.ts";
import { allProblemKinds } from "./platform/problems/problemCodes.ts";
import { ownSentence } from "./platform/problems/problemSentences.ts";

const codesIn = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !path.includes(".test."))
    .flatMap((path) => [
      ...readFileSync(path, "utf8").matchAll(
        /(?:refuse|ProblemError)\(\s*"([a-z]+\.[a-z-]+)"|return \{ code: "([a-z]+\.[a-z-]+)"/g,
      ),
    ])
    .map(([, refused, returned]) => (refused ?? returned)!);

/** Told with what the file or the field holds: `features/uploads/answer/text`, `checkField.ts`. */
const isToldInPlace = (code: string) => /^(?:upload|zip|shapefile|mapinfo|text)\./.test(code);
/** Refusals of a line across an area, which only the page's drawing makes. */
const isOfDrawing = (code: string) => code.startsWith("split.");

const codes = new Set([
  ...allProblemKinds().map(([code]) => code),
  ...[...codesIn("apps/api/src/**/*.ts"), ...codesIn("packages/domain/src/**/*.ts")].filter(
    (code) => !isToldInPlace(code) && !isOfDrawing(code),
  ),
]);
const generic = {
  da: ownSentence("request.refused", "da"),
  en: ownSentence("request.refused", "en"),
};

test("[P10] every code of the API has a sentence of its own in both languages", () => {
  expect(codes.size).toBeGreaterThan(110);
  const untold = [...codes].filter((code) => {
    const [da, en] = [ownSentence(code, "da"), ownSentence(code, "en")];
    const isGeneric = code !== "request.refused" && (da === generic.da || en === generic.en);
    return da === null || en === null || da === en || isGeneric;
  });
  expect(untold).toEqual([]);
});

test("[P10] a sentence is whole, and not another code's title", () => {
  const broken = [...codes].filter((code) =>
    (["da", "en"] as const).some(
      (language) => !/^\p{Lu}.*[.?]$/su.test(ownSentence(code, language)!),
    ),
  );
  expect(broken).toEqual([]);
});

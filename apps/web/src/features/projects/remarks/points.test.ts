// @vitest-environment node
import { expect, test } from "vitest";
import { joinAnswers, pointsOf, splitAnswers } from "./points.ts";

test("[A6] each line that is asked is a point, without the number or dash before it", () => {
  expect(pointsOf("1. Tag hjørnet ud\n\n - Vedlæg samtykke\n2,5 ha mangler")).toEqual([
    "Tag hjørnet ud",
    "Vedlæg samtykke",
    "2,5 ha mangler",
  ]);
});

test.each([
  { answers: ["Hjørnet er ude", "Vedlagt"] },
  { answers: ["", "Kun det andet ", ""] },
  { answers: ["Første\nlinje to", "", "Tredje\n\n"] },
  { answers: ["1. er rettet", "3. maj 2026"] },
  { answers: ["", ""] },
])("[A6] answers are found again under their points: $answers", ({ answers }) => {
  expect(splitAnswers(joinAnswers(answers), answers.length)).toEqual(answers);
});

test("[A6] a text without numbers is the answer to the first point", () => {
  expect(splitAnswers("Alt er rettet.\n9. ikke et punkt", 2)).toEqual([
    "Alt er rettet.\n9. ikke et punkt",
    "",
  ]);
});

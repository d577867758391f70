import { defineText } from "@mars/wording/language/text";
import { expect, test } from "vitest";
import { HttpProblem } from "./HttpProblem.ts";
import { problemSentence, registerProblemSentences } from "./problemSentence.ts";

registerProblemSentences(
  defineText({
    da: { "thing.too-large": "Højst {limitHa} ha." },
    en: { "thing.too-large": "At most {limitHa} ha." },
  }),
);

test("[C3] a known code is told in the user's language with its figures", () => {
  const problem = new HttpProblem(422, {
    code: "thing.too-large",
    detail: "x",
    figures: { limitHa: 5000 },
  });
  expect(problemSentence(problem, "da-DK")).toBe("Højst 5.000 ha.");
  expect(problemSentence(problem, "en-US")).toBe("At most 5,000 ha.");
});

test("[C3] an unknown code falls back to the server's message", () => {
  expect(problemSentence(new HttpProblem(422, { code: "other", detail: "Said the server" }))).toBe(
    "Said the server",
  );
});

test.each([
  { waitMs: null, sentence: "Busy" },
  { waitMs: 5000, sentence: "Busy" },
  { waitMs: 45_000, sentence: "Busy Prøv igen om 45 sekunder." },
  { waitMs: 120_000, sentence: "Busy Prøv igen om 2 minutter." },
  { waitMs: 600_000, sentence: "Busy Prøv igen om 10 minutter." },
])("[C3] a server that asks for $waitMs ms: '$sentence'", ({ waitMs, sentence }) => {
  const problem = new HttpProblem(429, { code: "rate.limited", detail: "Busy" }, { waitMs });
  expect(problemSentence(problem, "da-DK")).toBe(sentence);
});

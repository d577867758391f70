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
  { error: new TypeError("Failed to fetch"), da: "Vi kan ikke få forbindelse lige nu." },
  { error: new HttpProblem(0, { code: "network", message: "Load failed" }), da: "Vi kan ikke få" },
  { error: new HttpProblem(0, { code: "timeout", message: "Request timed out" }), da: "Svaret" },
  { error: new DOMException("signal timed out", "TimeoutError"), da: "Svaret tager for lang tid." },
  { error: new HttpProblem(500, {}), da: "Der gik noget galt hos os." },
  { error: new HttpProblem(504, {}), da: "Svaret tager for lang tid." },
  { error: new HttpProblem(404, { code: "resource.not-found" }), da: "Der gik noget galt hos os." },
  { error: new TypeError("x is not a function"), da: "Der gik noget galt hos os." },
  {
    error: new HttpProblem(400, { code: "request.invalid", detail: "name skal være tekst" }),
    da: "Noget af det, du har skrevet, kan ikke bruges.",
  },
])("[C3] $error is told in the reader's language", ({ error, da }) => {
  expect(problemSentence(error, "da-DK")).toContain(da);
  expect(problemSentence(error, "en-US")).toMatch(/^(?:We|The response|Something) /);
});

test.each([
  { waitMs: null, sentence: "Busy" },
  { waitMs: 5000, sentence: "Busy" },
  { waitMs: 45_000, sentence: "Busy Prøv igen om 45 sekunder." },
  { waitMs: 120_000, sentence: "Busy Prøv igen om 2 minutter." },
  { waitMs: 600_000, sentence: "Busy Prøv igen om 10 minutter." },
  { waitMs: 3_600_000, sentence: "Busy Prøv igen om 60 minutter." },
  { waitMs: 14_400_000, sentence: "Busy Prøv igen om 4 timer." },
])("[C3] a server that asks for $waitMs ms: '$sentence'", ({ waitMs, sentence }) => {
  const problem = new HttpProblem(429, { code: "rate.limited", detail: "Busy" }, { waitMs });
  expect(problemSentence(problem, "da-DK")).toBe(sentence);
});

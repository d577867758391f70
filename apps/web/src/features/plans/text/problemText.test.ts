// @vitest-environment node
import { expect, test } from "vitest";
import "./problemText.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { problemSentence } from "../../../lib/http/problemSentence.ts";

const english = "A sentence of the server, in English.";

test.each([
  "effects.negative",
  "effects.too-large",
  "geometry.empty",
  "geometry.outside-denmark",
  "geometry.outside-report",
  "geometry.polygons-overlap",
  "geometry.self-crossing",
  "geometry.too-large",
  "geometry.too-many-vertices",
  "geometry.too-tangled",
  "plan.not-draft",
  "plan.not-published",
  "plan.reason-needed",
  "sketch.measure-not-of-scheme",
  "sketch.measure-unknown",
  "sketch.no-overlap",
  "sketch.not-confirmed",
  "sketch.nothing-left",
  "sketch.scheme-unknown",
  "sketch.there-again",
  "subcatchment.unknown",
  "text.required",
  "text.too-long",
])("[L3] %s is told in the reader's language", (code) => {
  const problem = new HttpProblem(422, { code, detail: english });
  const [danish, ours] = (["da-DK", "en-US"] as const).map((one) => problemSentence(problem, one));
  expect([danish, ours]).not.toContain(english);
  expect(danish).not.toBe(ours);
});

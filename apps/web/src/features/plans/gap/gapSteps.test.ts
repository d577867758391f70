// @vitest-environment node
import type { GapAnswer } from "@mars/contracts/planShapes";
import { expect, test } from "vitest";
import type { CountedItem } from "../work/countedItem.ts";
import { gapSteps } from "./gapSteps.ts";

const item = (id: string, included: boolean, stage = "sketch_project") =>
  ({ id, included, stage, kind: "sketch_project" }) as unknown as CountedItem;
const answer = (...ids: string[]) => ({ chosen: ids.map((id) => ({ id })) }) as GapAnswer;
const items = [
  item("in", true),
  item("out", false),
  item("other", true),
  item("project", true, "established"),
];
const counts = ({ included }: CountedItem) => included;

test("[L2] keeping what counts, only what is new is listed and taken in", () => {
  const steps = gapSteps(answer("in", "other", "out"), items, counts, true);
  expect(steps.added.map(({ id }) => id)).toEqual(["out"]);
  expect(steps).toMatchObject({ included: ["out"], excluded: [] });
});

test("[L2] the smallest set alone takes the other sketches out, never an applied project", () => {
  const steps = gapSteps(answer("in", "out"), items, counts, false);
  expect(steps.added).toHaveLength(2);
  expect(steps).toMatchObject({ included: ["out"], excluded: ["other"] });
});

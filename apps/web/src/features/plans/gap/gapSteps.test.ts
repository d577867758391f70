// @vitest-environment node
import { expect, test } from "vitest";
import type { CountedItem } from "../work/countedItem.ts";
import { gapSteps } from "./GapResult.tsx";

const item = (id: string, included: boolean, stage = "sketch_project") =>
  ({ id, included, stage, kind: "sketch_project", effects: {} }) as unknown as CountedItem;
const items = [
  item("in", true),
  item("out", false),
  item("other", true),
  item("project", true, "established"),
];
const counts = ({ included }: CountedItem) => included;

test("[L2] keeping what counts, only what is new is listed and taken in", () => {
  const steps = gapSteps(["in", "other", "out"], items, counts, true);
  expect(steps.added.map(({ id }) => id)).toEqual(["out"]);
  expect(steps).toMatchObject({ included: ["out"], excluded: [] });
});

test("[L2] the smallest set alone takes the other sketches out, never an applied project", () => {
  const steps = gapSteps(["in", "out"], items, counts, false);
  expect(steps.added).toHaveLength(2);
  expect(steps).toMatchObject({ included: ["out"], excluded: ["other"] });
});

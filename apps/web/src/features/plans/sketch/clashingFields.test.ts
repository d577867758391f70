// @vitest-environment node
import type { SketchProject } from "@mars/contracts/planShapes";
import { expect, test } from "vitest";
import { clashingFields, keptEdit } from "./clashingFields.ts";
import { changedValues } from "./sketchValues.ts";

const current = {
  name: "Deres",
  description: "Ens",
  subsidySchemeId: null,
  mitigationMeasureId: "m1",
} as SketchProject;

test("[L3] only fields where mine is not what stands are asked about", () => {
  expect(clashingFields({ name: "Mit", description: "Ens" }, current)).toEqual(["name"]);
});

test("[L3] giving way in a field sends nothing of it", () => {
  expect(keptEdit({ name: "Mit", mitigationMeasureId: "m2" }, new Set(["name"]))).toEqual({
    mitigationMeasureId: "m2",
  });
});

test("[L3] only changed fields are sent, so people in different fields do not meet", () => {
  const values = { ...current, name: "Mit" };
  expect(
    changedValues(current, {
      name: values.name,
      description: values.description,
      subsidySchemeId: null,
      mitigationMeasureId: "m1",
    }),
  ).toEqual({ name: "Mit" });
});

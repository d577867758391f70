// @vitest-environment node
import type { SketchProject } from "@mars/contracts/planShapes";
import { expect, test } from "vitest";
import { baseOf, clashingFields, keptEdit } from "./clashingFields.ts";
import { changedValues } from "./sketchValues.ts";

const current = {
  name: "Deres",
  description: "Ens",
  subsidySchemeId: null,
  mitigationMeasureId: "m1",
} as SketchProject;

const base = baseOf({ ...current, name: "Før", geoLocationId: "g1" });

test("[L3] only fields where mine is not what stands are asked about", () => {
  expect(clashingFields({ name: "Mit", description: "Ens" }, current, base)).toEqual(["name"]);
});

test("[L3] what nobody else touched is mine to change without a question", () => {
  const mine = { description: "Min", mitigationMeasureId: "m2" };
  expect(clashingFields(mine, current, base)).toEqual([]);
});

test("[L3] an area is asked about when somebody else drew a new one", () => {
  const geometry = { type: "MultiPolygon" as const, coordinates: [] };
  const same = { ...current, geoLocationId: "g1" };
  expect(clashingFields({ geometry }, same, base)).toEqual([]);
  expect(clashingFields({ geometry }, { ...current, geoLocationId: "g2" }, base)).toEqual([
    "geometry",
  ]);
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

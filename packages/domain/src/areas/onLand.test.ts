import { expect, test } from "vitest";
import { ensureOnLand, isOnLand } from "./onLand.ts";

test.each([
  { where: "a field", areaHa: 20, landHa: 20, onLand: true },
  { where: "a coastal meadow, half of it under water", areaHa: 20, landHa: 10, onLand: true },
  { where: "a bit over the border", areaHa: 20, landHa: 19.6, onLand: true },
  { where: "mostly tidal flat", areaHa: 20, landHa: 0.2, onLand: true },
  { where: "sea that touches a coast drawn coarsely", areaHa: 20, landHa: 0.19, onLand: false },
  { where: "the sea", areaHa: 20, landHa: 0, onLand: false },
  { where: "a small field", areaHa: 0.001, landHa: 0.001, onLand: true },
  { where: "nothing", areaHa: 0, landHa: 0, onLand: false },
])("[V12] $where lies on land: $onLand", ({ areaHa, landHa, onLand }) => {
  expect(isOnLand(areaHa, landHa)).toBe(onLand);
  const result = ensureOnLand(areaHa, landHa);
  expect(result.ok ? null : result.refusal.code).toBe(onLand ? null : "geometry.outside-container");
});

import { expect, test } from "vitest";
import { isLandHere } from "./isLandHere.ts";

const part = (areaHa: number) => ({
  areaHa,
  retention: 0.8,
  kgPerHa: { skov: 1, ekstensivering: 1 },
  subCatchmentId: "",
  nitrogenEffectCounts: true,
});

test.each([
  { where: "on the retention map", retainedHa: 10, mapsHa: [], answer: true },
  { where: "in a gap of it, on another map", retainedHa: 0, mapsHa: [0, 10], answer: true },
  { where: "on no map", retainedHa: 0, mapsHa: [0, 0], answer: false },
  { where: "nowhere known, nothing else loaded", retainedHa: 0, mapsHa: [], answer: null },
  { where: "on no map, one not read yet", retainedHa: 0, mapsHa: [0, null], answer: null },
])("[S1] an area $where is on land: $answer", ({ retainedHa, mapsHa, answer }) => {
  const retention = retainedHa > 0 ? [part(retainedHa)] : [];
  expect(isLandHere({ areaHa: 10, retention }, () => mapsHa)).toBe(answer);
});

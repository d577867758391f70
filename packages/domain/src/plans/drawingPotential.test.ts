import { describe, expect, test } from "vitest";
import {
  bestPlace,
  drawingPotential,
  type FreePoint,
  kgPerHaAt,
  type PotentialMeasure,
} from "./drawingPotential.ts";

const wetland: PotentialMeasure = {
  id: "wetland",
  ground: "wetland",
  kgPerHa: 90,
  retentionProperty: null,
  extractionFactor: 1,
  extractionNeedsCarbon: true,
};
const grass: PotentialMeasure = {
  id: "grass",
  ground: "field",
  kgPerHa: null,
  retentionProperty: "ekstensivering",
  extractionFactor: 0,
  extractionNeedsCarbon: false,
};
const forest: PotentialMeasure = {
  ...grass,
  id: "forest",
  ground: "forest",
  retentionProperty: "skov",
};
const field: FreePoint = {
  x: 0,
  y: 0,
  isWetlandPotential: false,
  isCarbonRich: false,
  isForestWanted: false,
  isField: true,
  retention: { share: 0.5, kgPerHa: { skov: 40, ekstensivering: 30 } },
};

describe("[L2] where to draw", () => {
  test.each([
    { why: "grass by the retention map", measure: grass, point: field, kg: 15 },
    { why: "no wetland where the map has none", measure: wetland, point: field, kg: null },
    {
      why: "a wetland gives its factor",
      measure: wetland,
      point: { ...field, isWetlandPotential: true },
      kg: 90,
    },
    { why: "forest only where it is wanted", measure: forest, point: field, kg: null },
    {
      why: "forest where it is wanted",
      measure: forest,
      point: { ...field, isForestWanted: true },
      kg: 20,
    },
    {
      why: "no grass beyond fields",
      measure: grass,
      point: { ...field, isField: false },
      kg: null,
    },
    {
      why: "nothing is guessed without the retention map",
      measure: grass,
      point: { ...field, retention: null },
      kg: null,
    },
  ])("$why", ({ measure, point, kg }) => {
    expect(kgPerHaAt(measure, point)).toBe(kg);
  });

  test("by measure all its land counts, by cell each point's best measure", () => {
    const wet = { ...field, isWetlandPotential: true, isCarbonRich: true };
    const { byMeasure, cells } = drawingPotential(
      [wet, field, { ...field, x: 250 }],
      [grass, wetland],
      2,
    );
    expect(byMeasure).toEqual([
      { measureId: "wetland", areaHa: 2, nitrogenT: 0.18, extractionHa: 2 },
      { measureId: "grass", areaHa: 6, nitrogenT: 0.09, extractionHa: 0 },
    ]);
    expect(cells).toEqual([
      { x: 0, y: 0, areaHa: 4, kgPerHa: 52.5, extractionHa: 2 },
      { x: 250, y: 0, areaHa: 2, kgPerHa: 15, extractionHa: 0 },
    ]);
  });

  test("a wetland off carbon-rich soil extracts nothing", () => {
    const wet = { ...field, isWetlandPotential: true };
    expect(drawingPotential([wet], [wetland], 1).byMeasure[0]?.extractionHa).toBe(0);
  });

  test("no free land, no potential", () => {
    expect(drawingPotential([], [grass], 1)).toEqual({ byMeasure: [], cells: [] });
  });
});

test("[L2] one is led to where most can be had in sight, with the measure that gives most a hectare", () => {
  const cell = (x: number, y: number, kgPerHa: number) => ({ x, y, areaHa: 6.25, kgPerHa });
  const found = bestPlace({
    cellM: 250,
    byMeasure: [
      { measureId: "field", areaHa: 1000, nitrogenT: 20 },
      { measureId: "wetland", areaHa: 50, nitrogenT: 4.5 },
    ],
    // One very good cell alone, and three good ones together.
    cells: [
      cell(10_000, 10_000, 90),
      ...[0, 250, 500].map((east) => cell(50_000 + east, 9_000, 50)),
    ],
  });
  expect(found?.measureId).toBe("wetland");
  const [west, south, east, north] = found!.box;
  expect(west <= 50_000 && east >= 50_750 && south <= 9_000 && north >= 9_250).toBe(true);
  expect(bestPlace({ cellM: 250, byMeasure: [], cells: [] })).toBeNull();
});

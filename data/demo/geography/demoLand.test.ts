import { beforeAll, expect, test } from "vitest";
import { subCatchments } from "../../../apps/api/src/platform/reference/facts/subCatchments.ts";
import { landSamples } from "./catchmentSites.ts";
import { demoLand } from "./demoLand.ts";
import type { DemoLand } from "./demoLand.ts";
import { municipalityOutlines } from "./municipalityOutlines.ts";

let land: DemoLand;
beforeAll(() => {
  land = demoLand(1);
}, 60_000);

test("98 municipalities are drawn and Christiansø is made; Bornholm lies in its place", () => {
  const outlines = municipalityOutlines();
  expect(outlines).toHaveLength(99);
  const bornholm = outlines.find(({ code }) => code === "0400")?.rings.flat() ?? [];
  expect(Math.min(...bornholm.map(([x]) => x))).toBeCloseTo(862_711, 3);
  expect(Math.max(...bornholm.map(([, y]) => y))).toBeCloseTo(6_143_270, 3);
});

test("the land is about as large as Denmark", () => {
  const km2 = landSamples(land.grid, 4).length;
  expect(km2).toBeGreaterThan(39_000);
  expect(km2).toBeLessThan(44_000);
});

test("every sub-catchment holds its own label and some land", () => {
  const samples = Map.groupBy(
    landSamples(land.grid, 2),
    ({ eastingM, northingM }) => land.catchments.at(eastingM, northingM).opId,
  );
  const withoutLand = subCatchments.filter((sub) => !samples.has(sub.opId)).map((sub) => sub.name);
  // The islet of Christiansø fits between the samples.
  expect(withoutLand.filter((name) => !name.includes("Christiansø"))).toEqual([]);
  for (const sub of subCatchments) {
    expect(land.catchments.at(sub.labelEastingM, sub.labelNorthingM).opId).toBe(sub.opId);
  }
});

test("split sub-catchments share their land as the official figures say", () => {
  const samples = Map.groupBy(
    landSamples(land.grid, 2),
    ({ eastingM, northingM }) => land.catchments.at(eastingM, northingM).opId,
  );
  const split = subCatchments.filter(
    (sub) => Object.keys(sub.tripartiteShares).length > 1 && sub.areaKm2 > 100,
  );
  for (const sub of split) {
    const own = samples.get(sub.opId) ?? [];
    for (const [number, share] of Object.entries(sub.tripartiteShares)) {
      const found = own.filter(
        ({ eastingM, northingM }) =>
          land.catchments.at(eastingM, northingM).tripartiteNumber === number,
      ).length;
      expect(Math.abs(found / own.length - share)).toBeLessThan(0.03);
    }
  }
});

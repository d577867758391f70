import { areaHa } from "@mars/domain/areas/areaHa";
import { countVertices } from "@mars/domain/areas/geometry";
import { expect, test } from "vitest";
import { liveOutlines, MAX_POINTS } from "./liveOutlines.ts";

/** A ragged coast: a circle with small waves. */
function coast(points: number, radiusM: number): Float64Array {
  const ring = new Float64Array(2 * (points + 1));
  for (let i = 0; i <= points; i += 1) {
    const angle = (2 * Math.PI * (i % points)) / points;
    const reach = radiusM * (1 + 0.05 * Math.sin(40 * angle) + 0.002 * Math.sin(900 * angle));
    ring[2 * i] = 600_000 + reach * Math.cos(angle);
    ring[2 * i + 1] = 6_100_000 + reach * Math.sin(angle);
  }
  return ring;
}

test("[S2] outlines a screen can hold are the source's own", () => {
  const [only] = liveOutlines([[[coast(1000, 500)]]]);
  expect(only!.toleranceM).toBe(0);
  expect(only!.outline.coordinates[0]![0]).toHaveLength(1001);
});

test("[S2] larger ones are drawn coarser, not left out, and say by how much", () => {
  const drawn = liveOutlines([[[coast(150_000, 5000)]], [[coast(4, 300)]], [[coast(90_000, 900)]]]);
  const points = drawn.reduce((sum, { outline }) => sum + countVertices(outline), 0);
  expect(points).toBeLessThanOrEqual(MAX_POINTS);
  expect(drawn.map(({ toleranceM }) => toleranceM > 0)).toEqual([true, false, true]);
  expect(drawn[0]!.toleranceM).toBeLessThanOrEqual(8);
  const exactHa = areaHa({
    type: "Polygon",
    coordinates: [pairs(coast(150_000, 5000))],
  });
  expect(areaHa(drawn[0]!.outline) / exactHa).toBeCloseTo(1, 2);
});

test("[S2] a finding of countless specks still shows each feature", () => {
  const speck = (i: number) => {
    const x = 600_000 + 10 * i;
    return [Float64Array.of(x, 6e6, x + 0.2, 6e6, x + 0.2, 6e6 + 0.2, x, 6e6)];
  };
  const drawn = liveOutlines([Array.from({ length: 9000 }, (_, i) => speck(i)), [speck(1)]]);
  expect(drawn.map(({ outline }) => outline.coordinates.length)).toEqual([1, 1]);
});

function pairs(ring: Float64Array): [number, number][] {
  return Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i]!, ring[2 * i + 1]!]);
}

import type { MultiPolygon } from "@mars/contracts/layers";
import type { Rings } from "../../platform/overlap/rings.ts";

/** All outlines of one finding together: they go to the browser and into the receipt. */
const MOST_POINTS = 20_000;
const CENTIMETRES_PER_METRE = 100;

/** Outlines in their order, as long as there is room; a larger one is left out, not cut short. */
export function liveOutlines(features: readonly (readonly Rings[])[]): (MultiPolygon | null)[] {
  let left = MOST_POINTS;
  return features.map((polygons) => {
    const points = polygons.flat().reduce((sum, ring) => sum + ring.length / 2, 0);
    if (points > left) return null;
    left -= points;
    return {
      type: "MultiPolygon",
      coordinates: polygons.map((rings) => rings.map(positionsOf)),
    };
  });
}

function positionsOf(ring: Rings[number]): [number, number][] {
  return Array.from({ length: ring.length / 2 }, (_, i): [number, number] => [
    inCentimetres(ring[2 * i]!),
    inCentimetres(ring[2 * i + 1]!),
  ]);
}

function inCentimetres(metres: number): number {
  return Math.round(metres * CENTIMETRES_PER_METRE) / CENTIMETRES_PER_METRE;
}

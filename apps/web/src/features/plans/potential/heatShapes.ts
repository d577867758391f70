import type { PlanPotential } from "@mars/contracts/plans/planPotential";
import type { Shape } from "../../../map/index.ts";

/** Limits between the three steps of the key, in kg N per hectare. */
export const HEAT_LIMITS_KG_PER_HA = [20, 50] as const;

/** From little to much. */
export const HEAT_STEPS = ["heat-1", "heat-2", "heat-3"] as const;

export function heatStep(kgPerHa: number): (typeof HEAT_STEPS)[number] {
  return HEAT_STEPS[HEAT_LIMITS_KG_PER_HA.filter((limit) => kgPerHa >= limit).length]!;
}

/** One shape for each step: thousands of squares are drawn as three. */
export function heatShapes({ cells, cellM }: Pick<PlanPotential, "cells" | "cellM">): Shape[] {
  return HEAT_STEPS.flatMap((style) => {
    const squares = cells.filter(({ kgPerHa }) => heatStep(kgPerHa) === style);
    if (squares.length === 0) return [];
    const coordinates = squares.map(({ x, y }) => [squareOf(x, y, cellM)]);
    return [{ id: style, geometry: { type: "MultiPolygon" as const, coordinates }, style }];
  });
}

function squareOf(x: number, y: number, sideM: number): [number, number][] {
  const [east, north] = [x + sideM, y + sideM];
  return [
    [x, y],
    [east, y],
    [east, north],
    [x, north],
    [x, y],
  ];
}

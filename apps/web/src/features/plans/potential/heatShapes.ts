import type { PlanPotential } from "@mars/contracts/planPotential";
import type { Shape } from "../../../map/index.ts";

/** Limits between the three steps of the key, in kg N per hectare. */
export const HEAT_LIMITS_KG_PER_HA = [20, 50] as const;

const steps = ["heat-1", "heat-2", "heat-3"] as const;

export function heatStep(kgPerHa: number): (typeof steps)[number] {
  return steps[HEAT_LIMITS_KG_PER_HA.filter((limit) => kgPerHa >= limit).length]!;
}

/** One shape for each step: thousands of squares are drawn as three. */
export function heatShapes({ cells, cellM }: Pick<PlanPotential, "cells" | "cellM">): Shape[] {
  return steps.flatMap((style) => {
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

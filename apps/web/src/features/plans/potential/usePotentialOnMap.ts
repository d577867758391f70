import type { PlanPotential } from "@mars/contracts/plans/planPotential";
import { useEffect } from "react";
import type { MapModel } from "../../../map/index.ts";
import { heatShapes } from "./heatShapes.ts";

/** The best places of a sub-catchment as squares, while they are wanted. */
export function usePotentialOnMap(
  model: MapModel,
  potential: PlanPotential | undefined,
  isOn: boolean,
): void {
  useEffect(() => {
    model.shapes.set("plan-heat", potential && isOn ? heatShapes(potential) : []);
  }, [model, potential, isOn]);
  useEffect(() => () => model.shapes.set("plan-heat", []), [model]);
}

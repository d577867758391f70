import type { BestPlace } from "@mars/domain/plans/drawingPotential";
import { useEffect, useEffectEvent, useRef } from "react";
import type { MapModel } from "../../../map/index.ts";

/** Who comes from 'Tegn her' begins where most can be had, with the measure that gives it; once,
 * and not where something is drawn already. */
export function useBestPlace(
  model: MapModel,
  best: BestPlace | null,
  onMeasure: (measureId: string) => void,
): void {
  const isLed = useRef(false);
  const choose = useEffectEvent(onMeasure);
  useEffect(() => {
    if (!best || isLed.current) return;
    isLed.current = true;
    const { polygons, sketch } = model.drawing.store.get();
    if (polygons.length + sketch.length > 0) return;
    const [west, south, east, north] = best.box;
    const ring: [number, number][] = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    model.fit({ type: "Polygon", coordinates: [ring] });
    choose(best.measureId);
  }, [model, best]);
}

import { samePoint } from "@mars/domain/areas/geometry";
import type OlMap from "ol/Map.js";
import { centre, crossStep, panIntoView } from "../view/crosshairKeys.ts";
import type { Measure } from "./Measure.ts";

/** Measures as the keyboard draws: arrows move the cross, Enter sets a point, again ends, Escape closes. */
export function measureByKey(map: OlMap, measure: Measure, event: KeyboardEvent): boolean {
  const { isOn, points, cursor } = measure.store.get();
  if (!isOn) return false;
  const last = points.at(-1);
  const step = crossStep(map, cursor ?? last ?? centre(map), event);
  if (step) {
    measure.moveCursor(step.to);
    panIntoView(map, step.to);
    return true;
  }
  if (event.key === "Enter") {
    const at = cursor ?? last ?? centre(map);
    if (last && samePoint(last, at)) measure.finish();
    else measure.addPoint(at);
  } else if (event.key === "Escape") measure.toggle();
  else if (event.key === "Backspace" || event.key === "Delete") measure.removeLast();
  else return false;
  return true;
}

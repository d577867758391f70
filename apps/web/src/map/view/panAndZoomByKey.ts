import type OlMap from "ol/Map.js";
import { motionSafeDuration } from "./motionSafeDuration.ts";

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const stepPixels = 96;

/** Moves and zooms the map by key while it has focus. True when the key was used. */
export function panAndZoomByKey(map: OlMap, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const view = map.getView();
  const step = steps[event.key];
  if (step) {
    const [x = 0, y = 0] = view.getCenter() ?? [];
    const metres = stepPixels * (view.getResolution() ?? 1);
    view.animate({
      center: [x + step[0] * metres, y + step[1] * metres],
      duration: motionSafeDuration(100),
    });
    return true;
  }
  if (event.key === "+" || event.key === "-") {
    const zoom = (view.getZoom() ?? 0) + (event.key === "+" ? 1 : -1);
    view.animate({ zoom, duration: motionSafeDuration(120) });
    return true;
  }
  return false;
}

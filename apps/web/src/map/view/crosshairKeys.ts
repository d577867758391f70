import type { Point } from "@mars/domain/areas/geometry";
import type OlMap from "ol/Map.js";
import { motionSafeDuration } from "./motionSafeDuration.ts";

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Pixels a key press moves the cross; with Shift far, with Alt finely. */
const usualPixels = 12;

export type CrossStep = { to: Point; stepM: number };

/** Where an arrow key leads from a place, or null for any other key. */
export function crossStep(map: OlMap, from: Point, event: KeyboardEvent): CrossStep | null {
  const step = steps[event.key];
  if (!step) return null;
  const resolution = map.getView().getResolution() ?? 1;
  const pixels = event.altKey ? 1 : event.shiftKey ? usualPixels * 5 : usualPixels;
  const stepM = pixels * resolution;
  const to: Point = [
    Math.round((from[0] + step[0] * stepM) * 100) / 100,
    Math.round((from[1] + step[1] * stepM) * 100) / 100,
  ];
  return { to, stepM };
}

/** The map follows the cross before it leaves. */
export function panIntoView(map: OlMap, at: Point): void {
  const pixel = map.getPixelFromCoordinate([...at]);
  const [width = 0, height = 0] = map.getSize() ?? [];
  if (!pixel) return;
  const [x = 0, y = 0] = pixel;
  const edge = 60;
  // On a narrow map the tools and the words about the keys lie along its foot.
  const foot = width < 700 ? Math.min(150, height / 3) : edge;
  if (x < edge || y < edge || x > width - edge || y > height - foot)
    map.getView().animate({ center: [...at], duration: motionSafeDuration(120) });
}

/** A search may have moved the map away from where the cross was left: Enter would draw out there. */
export function isSeen(map: OlMap, at: Point): boolean {
  const [width = 0, height = 0] = map.getSize() ?? [];
  const [x = -1, y = -1] = map.getPixelFromCoordinate([...at]) ?? [];
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

export function centre(map: OlMap): Point {
  const [x = 0, y = 0] = map.getView().getCenter() ?? [];
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

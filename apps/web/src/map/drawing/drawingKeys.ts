import { type Point, samePoint } from "@mars/domain/areas/geometry";
import type OlMap from "ol/Map.js";
import type { Drawing } from "./Drawing.ts";
import { isSketching, type Snap } from "./DrawingState.ts";

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Pixels a key press moves the cross; with Shift far, with Alt finely. */
const usualPixels = 12;

/**
 * The keyboard's way of drawing, while the map has focus. Answers true when the key was used, so
 * that Tab and everything else goes on as usual.
 */
export function drawByKey(
  map: OlMap,
  drawing: Drawing,
  snapTo: (at: Point, reachM: number) => Snap | null,
  event: KeyboardEvent,
): boolean {
  const state = drawing.store.get();
  const isUndo = event.ctrlKey || event.metaKey;
  if (isUndo && /^[zy]$/i.test(event.key)) {
    if (event.key.toLowerCase() === "y" || event.shiftKey) drawing.redo();
    else drawing.undo();
    return true;
  }
  if (event.key === "Escape" && (state.held || isSketching(state))) {
    drawing.cancel();
    return true;
  }
  if (!isSketching(state)) return false;
  const step = steps[event.key];
  if (step) {
    moveCross(map, drawing, step, event, snapTo);
    return true;
  }
  if (event.key === "Enter") {
    const { cursor, sketch } = state;
    const last = sketch.at(-1);
    // Enter where the last point stands means: that was it.
    if (!cursor || (last && samePoint(last, cursor))) {
      if (sketch.length > 0) drawing.finish();
      else drawing.addPoint(centre(map));
    } else drawing.addPoint(cursor);
    return true;
  }
  if (event.key === "Backspace" || event.key === "Delete") {
    drawing.undo();
    return true;
  }
  return false;
}

function moveCross(
  map: OlMap,
  drawing: Drawing,
  [dx, dy]: readonly [number, number],
  event: KeyboardEvent,
  snapTo: (at: Point, reachM: number) => Snap | null,
): void {
  const view = map.getView();
  const resolution = view.getResolution() ?? 1;
  const pixels = event.altKey ? 1 : event.shiftKey ? usualPixels * 5 : usualPixels;
  const { cursor, sketch } = drawing.store.get();
  const from = cursor ?? sketch.at(-1) ?? centre(map);
  const to: Point = [
    Math.round((from[0] + dx * pixels * resolution) * 100) / 100,
    Math.round((from[1] + dy * pixels * resolution) * 100) / 100,
  ];
  // A snap closer than half a step would hold the cross fast for ever.
  const snap = event.altKey ? null : snapTo(to, (pixels * resolution) / 3);
  drawing.moveCursor(snap?.point ?? to, snap);
  keepInSight(map, to);
}

/** The map follows the cross before it leaves. */
function keepInSight(map: OlMap, at: Point): void {
  const pixel = map.getPixelFromCoordinate([...at]);
  const [width = 0, height = 0] = map.getSize() ?? [];
  if (!pixel) return;
  const [x = 0, y = 0] = pixel;
  const edge = 60;
  if (x < edge || y < edge || x > width - edge || y > height - edge)
    map.getView().animate({ center: [...at], duration: 120 });
}

export function centre(map: OlMap): Point {
  const [x = 0, y = 0] = map.getView().getCenter() ?? [];
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

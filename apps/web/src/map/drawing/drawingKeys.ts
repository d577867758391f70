import { type Point, samePoint } from "@mars/domain/areas/geometry";
import type OlMap from "ol/Map.js";
import { centre, crossStep, panIntoView } from "../view/crosshairKeys.ts";
import type { Drawing } from "./Drawing.ts";
import { isSketching, type Snap } from "./DrawingState.ts";
import { vertexAt } from "./vertexEdits.ts";

/**
 * The keyboard's way of drawing, while the map has focus. Answers true when the key was used, so
 * that Tab and everything else continues as usual.
 */
export function drawByKey(
  map: OlMap,
  drawing: Drawing,
  snapTo: (at: Point, reachM: number) => Snap | null,
  event: KeyboardEvent,
): boolean {
  const state = drawing.store.get();
  if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) {
    if (event.key.toLowerCase() === "y" || event.shiftKey) drawing.redo();
    else drawing.undo();
    return true;
  }
  if (event.key === "Escape" && (state.held || state.selected || isSketching(state))) {
    drawing.cancel();
    return true;
  }
  if (state.mode === "edit") return editByKey(map, drawing, event);
  return isSketching(state) && sketchByKey(map, drawing, snapTo, event);
}

function sketchByKey(
  map: OlMap,
  drawing: Drawing,
  snapTo: (at: Point, reachM: number) => Snap | null,
  event: KeyboardEvent,
): boolean {
  const { cursor, sketch } = drawing.store.get();
  const last = sketch.at(-1);
  const step = crossStep(map, cursor ?? last ?? centre(map), event);
  if (step) {
    // A snap closer than half a step would hold the cross fast for ever.
    const snap = event.altKey ? null : snapTo(step.to, step.stepM / 3);
    drawing.moveCursor(snap?.point ?? step.to, snap);
    panIntoView(map, step.to);
    return true;
  }
  if (event.key === "Enter") {
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

/** Page Down goes from corner to corner; the chosen one is moved by arrows and taken away by Delete. */
function editByKey(map: OlMap, drawing: Drawing, event: KeyboardEvent): boolean {
  if (event.key === "PageDown" || event.key === "PageUp") {
    drawing.selectBeside(event.key === "PageDown" ? 1 : -1);
    const { polygons, selected } = drawing.store.get();
    const at = selected && vertexAt(polygons, selected);
    if (at) panIntoView(map, at);
    return true;
  }
  const { polygons, selected } = drawing.store.get();
  const at = selected && vertexAt(polygons, selected);
  if (!at) return false;
  const step = crossStep(map, at, event);
  if (step) {
    if (drawing.moveSelected(step.to).ok) panIntoView(map, step.to);
    return true;
  }
  if (event.key === "Backspace" || event.key === "Delete") drawing.deleteSelected();
  else if (event.key === "Enter") drawing.select(null);
  else return false;
  return true;
}

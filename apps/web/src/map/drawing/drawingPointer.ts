import { type Point, verticesOfRing } from "@mars/domain/areas/geometry";
import type MapBrowserEvent from "ol/MapBrowserEvent.js";
import PointerInteraction from "ol/interaction/Pointer.js";
import type OlMap from "ol/Map.js";
import { onDoubleClick } from "../view/onDoubleClick.ts";
import type { Drawing } from "./Drawing.ts";
import { isSketching, type Snap, type VertexRef } from "./DrawingState.ts";

type Snapper = (at: Point, reachM: number) => Snap | null;
const reachPixels = 12;
/** A fingertip covers what it aims at. */
const touchReachPixels = 24;

/** The pointer's way of drawing: click adds, double click ends, corners are dragged. */
export function drawByPointer(
  map: OlMap,
  drawing: Drawing,
  snapTo: Snapper,
  /** True while clicks mean something else: measuring. */
  isResting: () => boolean,
): void {
  const isAtWork = () => isSketching(drawing.store.get()) && !isResting();
  const at = (event: MapBrowserEvent): Point => {
    const [x = 0, y = 0] = event.coordinate;
    return [round(x), round(y)];
  };
  const reachM = (event: MapBrowserEvent, pixels = reachPixels) =>
    pixels * (event.frameState?.viewState.resolution ?? map.getView().getResolution() ?? 1);
  // Alt lets go of the neighbours' lines for a moment.
  const snapOf = (event: MapBrowserEvent): Snap | null =>
    event.originalEvent.altKey ? null : snapTo(at(event), reachM(event));

  let isCursorOfPointer = false;
  map.on("pointermove", (event) => {
    if (event.dragging || !isAtWork()) return;
    const snap = snapOf(event);
    isCursorOfPointer = true;
    drawing.moveCursor(snap?.point ?? at(event), snap);
  });
  // Off the map the next point is nowhere: what is shown is what 'Afslut' means.
  map.getViewport().addEventListener("pointerleave", () => {
    if (isCursorOfPointer && isAtWork()) drawing.moveCursor(null);
    isCursorOfPointer = false;
  });
  map.on("click", (event) => {
    const { mode, polygons } = drawing.store.get();
    // Pressing a corner chooses it and asks nothing about what lies under it.
    if (
      mode === "edit" &&
      !isResting() &&
      gripAt(polygons, at(event), reachM(event, reachOf(event)))
    )
      return event.stopPropagation();
    if (!isAtWork()) return;
    const snap = snapOf(event);
    const result = drawing.addPoint(snap?.point ?? at(event));
    // A finger leaves nothing behind to draw a line to.
    if (result.ok && isTouch(event)) drawing.moveCursor(null);
    // The click that closes the ring ends the sketch: no one else may take it for a question.
    event.stopPropagation();
  });
  onDoubleClick(map, isAtWork, () => void drawing.finish());
  map.addInteraction(
    cornerDragging(drawing, {
      at,
      snapOf,
      isResting,
      reachM: (event) => reachM(event, reachOf(event)),
    }),
  );
}

type Eyes = {
  at: (event: MapBrowserEvent) => Point;
  snapOf: (event: MapBrowserEvent) => Snap | null;
  reachM: (event: MapBrowserEvent) => number;
  isResting: () => boolean;
};

function isTouch({ originalEvent }: MapBrowserEvent): boolean {
  return "pointerType" in originalEvent && originalEvent.pointerType === "touch";
}

function reachOf(event: MapBrowserEvent): number {
  return isTouch(event) ? touchReachPixels : reachPixels;
}

function cornerDragging(
  drawing: Drawing,
  { at, snapOf, reachM, isResting }: Eyes,
): PointerInteraction {
  return new PointerInteraction({
    handleDownEvent(event) {
      const state = drawing.store.get();
      if (state.mode !== "edit" || state.polygons.length === 0 || isResting()) return false;
      const grip = gripAt(state.polygons, at(event), reachM(event));
      if (!grip) {
        if (state.selected) drawing.select(null);
        return false;
      }
      // Alt-click takes a corner away.
      if (event.originalEvent.altKey && !grip.newAt) {
        drawing.deleteVertex(grip.ref);
        return false;
      }
      drawing.hold(grip.ref, grip.newAt);
      return true;
    },
    handleDragEvent(event) {
      const snap = snapOf(event);
      drawing.drag(snap?.point ?? at(event), snap);
    },
    handleUpEvent() {
      drawing.drop();
      return false;
    },
    handleMoveEvent(event) {
      const { mode, polygons } = drawing.store.get();
      const isOver = mode === "edit" && gripAt(polygons, at(event), reachM(event)) !== null;
      event.map.getViewport().classList.toggle("map-grip", isOver);
    },
  });
}

type Grip = { ref: VertexRef; newAt: Point | null };

/** The corner under the pointer, else the middle of a side, where a new corner can be pulled out. */
export function gripAt(
  polygons: readonly (readonly (readonly Point[])[])[],
  at: Point,
  reachM: number,
): Grip | null {
  let corner: { ref: VertexRef; away: number } | null = null;
  let middle: { ref: VertexRef; newAt: Point; away: number } | null = null;
  polygons.forEach((rings, polygon) =>
    rings.forEach((ring, ringIndex) => {
      const open = verticesOfRing(ring);
      open.forEach((here, vertex) => {
        const ref = { polygon, ring: ringIndex, vertex };
        const away = Math.hypot(here[0] - at[0], here[1] - at[1]);
        if (away <= reachM && away <= (corner?.away ?? Infinity)) corner = { ref, away };
        const next = open[(vertex + 1) % open.length]!;
        const newAt: Point = [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
        const toMiddle = Math.hypot(newAt[0] - at[0], newAt[1] - at[1]);
        if (toMiddle <= reachM && toMiddle <= (middle?.away ?? Infinity))
          middle = { ref, newAt, away: toMiddle };
      });
    }),
  );
  const found = corner ?? middle;
  if (!found) return null;
  return {
    ref: (found as { ref: VertexRef }).ref,
    newAt: corner ? null : (middle as { newAt: Point } | null)!.newAt,
  };
}

/** Centimetres: finer is noise of the pointer. */
function round(metres: number): number {
  return Math.round(metres * 100) / 100;
}

import type { Point } from "@mars/domain/areas/geometry";
import { createStore } from "../../lib/createStore.ts";
import type { Position, PositionAnswer } from "../position/Position.ts";
import type { MapCamera } from "../view/MapCamera.ts";
import type { Drawing } from "./Drawing.ts";
import { asMultiPolygon, isSketching } from "./DrawingState.ts";

/** Tap where a corner is, move the map under a cross, or walk there with the device. */
export type TouchWay = "tap" | "aim" | "walk";
export type TouchInputState = { way: TouchWay; walked: PositionAnswer | null };

type Means = {
  drawing: Drawing;
  view: MapCamera;
  position: Position;
  /** Puts the cursor in the middle of the map. */
  aim: () => void;
};

/** How a finger draws: one way at a time. Only the chosen one moves the cursor. */
export class TouchInput {
  readonly store = createStore<TouchInputState>({ way: "tap", walked: null });
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  choose(way: TouchWay): void {
    this.store.set({ way, walked: null });
  }

  /** A corner at the cross, or where the device is; a tap sets its own. */
  setPoint(): void {
    const { drawing, aim } = this.#means;
    const { way } = this.store.get();
    if (way === "aim") aim();
    const { cursor } = drawing.store.get();
    if (cursor && drawing.addPoint(cursor).ok && way === "aim") drawing.moveCursor(null);
  }

  /** At work from now until the answer is called. */
  follow(way: TouchWay): () => void {
    const { drawing, view, position, aim } = this.#means;
    drawing.moveCursor(null);
    // Before the map is moved the cross still is on the last corner: no line leads from it.
    if (way === "aim") return view.store.subscribe(aim);
    if (way === "tap") return () => {};
    const stop = position.follow((walked) => {
      this.store.set({ way, walked });
      if (!isSketching(drawing.store.get())) return;
      drawing.moveCursor(walked.status === "found" ? inCentimetres(walked.at) : null);
    });
    return () => {
      stop();
      const { mode, polygons } = drawing.store.get();
      // The map followed the walker: what was walked round may lie outside it.
      if (!isSketching({ mode }) && polygons.length > 0) view.fit(asMultiPolygon(polygons));
    };
  }
}

function inCentimetres([x, y]: Point): Point {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

import { signedRingAreaM2, SQUARE_METRES_PER_HECTARE } from "@mars/domain/areas/areaHa";
import { type Point, samePoint } from "@mars/domain/areas/geometry";
import type OlMap from "ol/Map.js";
import { createStore } from "../../lib/createStore.ts";
import { lengthM } from "../drawing/areaOf.ts";
import { onDoubleClick } from "../view/onDoubleClick.ts";
import { showMeasure } from "./measureLayer.ts";
import type { MeasureState } from "./MeasureState.ts";

const nothing = { points: [], cursor: null, isDone: false };

/** A ruler over the map: nothing of it is kept. */
export class Measure {
  readonly store = createStore<MeasureState>({ isOn: false, ...nothing });

  constructor(map: OlMap) {
    showMeasure(map, this.store);
    map.on("click", ({ coordinate: [x = 0, y = 0] }) => this.addPoint([x, y]));
    onDoubleClick(
      map,
      () => this.store.get().isOn,
      () => this.finish(),
    );
    map.on("pointermove", ({ coordinate: [x = 0, y = 0], dragging }) => {
      if (!dragging) this.moveCursor([x, y]);
    });
  }

  toggle(): void {
    this.store.set({ isOn: !this.store.get().isOn, ...nothing });
  }

  moveCursor(cursor: Point): void {
    const state = this.store.get();
    if (state.isOn && !state.isDone) this.store.set({ ...state, cursor });
  }

  addPoint(point: Point): void {
    const state = this.store.get();
    if (!state.isOn) return;
    const before = state.isDone ? [] : state.points;
    const last = before.at(-1);
    if (last && samePoint(last, point)) return;
    this.store.set({ isOn: true, points: [...before, point], cursor: null, isDone: false });
  }

  removeLast(): void {
    const state = this.store.get();
    this.store.set({ ...state, points: state.points.slice(0, -1), isDone: false });
  }

  finish(): void {
    const state = this.store.get();
    if (state.points.length > 1) this.store.set({ ...state, cursor: null, isDone: true });
  }

  restart(): void {
    this.store.set({ isOn: this.store.get().isOn, ...nothing });
  }
}

/** Length of the line, and the area it would enclose from three points on. */
export function measured({ points, cursor }: Pick<MeasureState, "points" | "cursor">): {
  lengthM: number;
  areaHa: number | null;
} {
  const line = cursor ? [...points, cursor] : points;
  const isArea = line.length >= 3;
  return {
    lengthM: lengthM(line),
    areaHa: isArea ? Math.abs(signedRingAreaM2(line)) / SQUARE_METRES_PER_HECTARE : null,
  };
}

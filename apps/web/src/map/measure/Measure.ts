import { signedRingAreaM2, SQUARE_METRES_PER_HECTARE } from "@mars/domain/areas/areaHa";
import { type Point, samePoint } from "@mars/domain/areas/geometry";
import type OlMap from "ol/Map.js";
import { createStore, type Store } from "../../lib/createStore.ts";
import { lengthM } from "../drawing/areaOf.ts";
import { onDoubleClick } from "../view/onDoubleClick.ts";
import Feature from "ol/Feature.js";
import LineString from "ol/geom/LineString.js";
import MultiPoint from "ol/geom/MultiPoint.js";
import OlPoint from "ol/geom/Point.js";
import VectorLayer from "ol/layer/Vector.js";
import VectorSource from "ol/source/Vector.js";
import CircleStyle from "ol/style/Circle.js";
import Fill from "ol/style/Fill.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import { drawingStyle } from "../drawing/drawingStyles.ts";
import { byTheme } from "../layers/byTheme.ts";
import { mapColor } from "../layers/mapColor.ts";

const style = byTheme(() => {
  const ink = mapColor("#1a1a1a");
  const paper = mapColor("#ffffff");
  return [
    new Style({ stroke: new Stroke({ color: paper, width: 5 }) }),
    new Style({
      stroke: new Stroke({ color: ink, width: 2, lineDash: [6, 4] }),
      image: new CircleStyle({
        radius: 4,
        fill: new Fill({ color: paper }),
        stroke: new Stroke({ color: ink, width: 2 }),
      }),
    }),
  ];
});

function showMeasure(map: OlMap, store: Store<MeasureState>): void {
  const source = new VectorSource({ useSpatialIndex: false });
  map.addLayer(new VectorLayer({ source, style: () => style(), zIndex: 250 }));
  store.subscribe(() => {
    const { isOn, points, cursor } = store.get();
    source.clear(true);
    if (!isOn) return;
    const line = [...points, ...(cursor ? [cursor] : [])] as unknown as number[][];
    if (line.length > 1) source.addFeature(new Feature(new LineString(line)));
    if (points.length > 0)
      source.addFeature(new Feature(new MultiPoint(points as unknown as number[][])));
    if (!cursor) return;
    const cross = new Feature(new OlPoint([...cursor]));
    cross.setStyle(() => drawingStyle("cursor", null));
    source.addFeature(cross);
  });
}

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

type MeasureState = {
  isOn: boolean;
  points: readonly Point[];
  /** Where the pointer or the keyboard's cross stands. */
  cursor: Point | null;
  /** The line is ended; the next point begins another. */
  isDone: boolean;
};

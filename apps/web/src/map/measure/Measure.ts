import { signedRingAreaM2, SQUARE_METRES_PER_HECTARE } from "@mars/domain/areas/areaHa";
import type { Point } from "@mars/domain/areas/geometry";
import Feature from "ol/Feature.js";
import LineString from "ol/geom/LineString.js";
import MultiPoint from "ol/geom/MultiPoint.js";
import VectorLayer from "ol/layer/Vector.js";
import type OlMap from "ol/Map.js";
import VectorSource from "ol/source/Vector.js";
import CircleStyle from "ol/style/Circle.js";
import Fill from "ol/style/Fill.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import { createStore } from "../../lib/createStore.ts";
import { lengthM } from "../drawing/areaOf.ts";

export type MeasureState = { isOn: boolean; points: readonly Point[]; cursor: Point | null };

const ink = "#1a1a1a";
const style = [
  new Style({ stroke: new Stroke({ color: "#ffffff", width: 5 }) }),
  new Style({
    stroke: new Stroke({ color: ink, width: 2, lineDash: [6, 4] }),
    image: new CircleStyle({
      radius: 4,
      fill: new Fill({ color: "#ffffff" }),
      stroke: new Stroke({ color: ink, width: 2 }),
    }),
  }),
];

/** A ruler over the map: nothing of it is kept. */
export class Measure {
  readonly store = createStore<MeasureState>({ isOn: false, points: [], cursor: null });

  constructor(map: OlMap) {
    const source = new VectorSource({ useSpatialIndex: false });
    map.addLayer(new VectorLayer({ source, style, zIndex: 250 }));
    this.store.subscribe(() => {
      const { isOn, points, cursor } = this.store.get();
      source.clear(true);
      if (!isOn || points.length === 0) return;
      const line = [...points, ...(cursor ? [cursor] : [])] as unknown as number[][];
      source.addFeature(new Feature(new LineString(line)));
      source.addFeature(new Feature(new MultiPoint(points as unknown as number[][])));
    });
    map.on("click", ({ coordinate: [x = 0, y = 0] }) => this.addPoint([x, y]));
    map.on("pointermove", ({ coordinate: [x = 0, y = 0], dragging }) => {
      const state = this.store.get();
      if (state.isOn && !dragging) this.store.set({ ...state, cursor: [x, y] });
    });
  }

  toggle(): void {
    this.store.set({ isOn: !this.store.get().isOn, points: [], cursor: null });
  }

  addPoint(point: Point): void {
    const state = this.store.get();
    if (state.isOn) this.store.set({ ...state, points: [...state.points, point] });
  }

  restart(): void {
    this.store.set({ ...this.store.get(), points: [], cursor: null });
  }
}

/** Length of the line, and the area it would enclose from three points on. */
export function measured({ points, cursor }: MeasureState): {
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

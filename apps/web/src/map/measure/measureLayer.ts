import Feature from "ol/Feature.js";
import LineString from "ol/geom/LineString.js";
import MultiPoint from "ol/geom/MultiPoint.js";
import OlPoint from "ol/geom/Point.js";
import VectorLayer from "ol/layer/Vector.js";
import type OlMap from "ol/Map.js";
import VectorSource from "ol/source/Vector.js";
import CircleStyle from "ol/style/Circle.js";
import Fill from "ol/style/Fill.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import type { Store } from "../../lib/createStore.ts";
import { drawingStyle } from "../drawing/drawingStyles.ts";
import { byTheme } from "../layers/byTheme.ts";
import { mapColor } from "../layers/mapColor.ts";
import type { MeasureState } from "./MeasureState.ts";

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

export function showMeasure(map: OlMap, store: Store<MeasureState>): void {
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

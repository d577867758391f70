import Feature from "ol/Feature.js";
import PointGeometry from "ol/geom/Point.js";
import VectorLayer from "ol/layer/Vector.js";
import type OlMap from "ol/Map.js";
import VectorSource from "ol/source/Vector.js";
import CircleStyle from "ol/style/Circle.js";
import Fill from "ol/style/Fill.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import type { FeatureFinder } from "./FeatureFinder.ts";

/** White around magenta: seen on every layer, light or dark. */
const mark = [
  new Style({
    image: new CircleStyle({ radius: 6, fill: new Fill({ color: "#ffffff" }) }),
  }),
  new Style({
    image: new CircleStyle({
      radius: 4,
      fill: new Fill({ color: "#a8125f" }),
      stroke: new Stroke({ color: "#6d0b3d", width: 1 }),
    }),
  }),
];

/** Marks the place that the panel of features tells about, as long as it is open. */
export function showAskedPoint(
  map: Pick<OlMap, "addLayer">,
  finder: Pick<FeatureFinder, "store">,
): void {
  const source = new VectorSource();
  map.addLayer(new VectorLayer({ source, style: mark, zIndex: 320 }));
  finder.store.subscribe(() => {
    const { at } = finder.store.get();
    source.clear(true);
    if (at) source.addFeature(new Feature(new PointGeometry([...at])));
  });
}

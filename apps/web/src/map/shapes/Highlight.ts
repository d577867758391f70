import type { AreaGeometry } from "@mars/domain/areas/geometry";
import Feature from "ol/Feature.js";
import GeoJSON from "ol/format/GeoJSON.js";
import VectorLayer from "ol/layer/Vector.js";
import type OlMap from "ol/Map.js";
import VectorSource from "ol/source/Vector.js";
import CircleStyle from "ol/style/Circle.js";
import Fill from "ol/style/Fill.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import { olStyles } from "../layers/MapStyle.ts";
import { highlightInside, highlightOutside } from "./shapeStyles.ts";

type AnyGeometry = { readonly type: string; readonly coordinates: unknown };
/** Inside the user's area filled; the same thing outside it dashed and empty. */
export type HighlightedShape = { inside?: AnyGeometry | null; outside?: AnyGeometry | null };

/** A place without an outline: what was searched for. */
const placeMark = new Style({
  image: new CircleStyle({
    radius: 10,
    fill: new Fill({ color: "rgb(168 18 95 / 0.2)" }),
    stroke: new Stroke({ color: "#a8125f", width: 3 }),
  }),
});

/** What a list row or the pointer points at: the only thing on the map that may shout. */
export class Highlight {
  readonly #source = new VectorSource();
  readonly #format = new GeoJSON();

  constructor(map: OlMap) {
    map.addLayer(
      new VectorLayer({
        source: this.#source,
        zIndex: 310,
        style: (feature) =>
          feature.getGeometry()?.getType() === "Point"
            ? placeMark
            : olStyles(
                feature.get("isOutside") ? highlightOutside : highlightInside,
                window.devicePixelRatio,
              ),
      }),
    );
  }

  set(
    target: AreaGeometry | HighlightedShape | readonly (AreaGeometry | HighlightedShape)[] | null,
  ): void {
    this.#source.clear(true);
    if (target === null) return;
    for (const one of [target].flat()) {
      const { inside, outside } = "type" in one ? { inside: one, outside: null } : one;
      if (outside) this.#add(outside, true);
      if (inside) this.#add(inside, false);
    }
  }

  #add(geometry: AnyGeometry, isOutside: boolean): void {
    const read = this.#format.readGeometry(geometry);
    const feature = new Feature(read);
    feature.set("isOutside", isOutside, true);
    this.#source.addFeature(feature);
  }
}

import { formats } from "@mars/wording/format/formats";
import type OlMap from "ol/Map.js";
import VectorLayer from "ol/layer/Vector.js";
import VectorSource from "ol/source/Vector.js";
import { currentLocale } from "../../lib/language/locale.ts";
import type { Stillness } from "../layers/Stillness.ts";
import type { Drawing } from "./Drawing.ts";
import { drawingFeatures } from "./drawingFeatures.ts";
import { drawingStyle, type Role } from "./drawingStyles.ts";

/** Shows a drawing on the map, at most once a frame however fast it changes. */
export function showDrawing(map: OlMap, drawing: Drawing, stillness: Stillness): void {
  const source = new VectorSource({ useSpatialIndex: false });
  const layer = new VectorLayer({
    source,
    zIndex: 200,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
    style: (feature) => {
      const metres = feature.get("lengthM") as number | undefined;
      return drawingStyle(feature.get("role") as Role, metres ? lengthText(metres) : null);
    },
  });
  map.addLayer(layer);
  let frame = 0;
  drawing.store.subscribe(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      source.clear(true);
      source.addFeatures(drawingFeatures(drawing.store.get()));
      // In this very frame: the map would put itself off to the next one, behind the pointer.
      if (map.getTargetElement()) stillness.during(() => map.renderSync());
    });
  });
}

export function lengthText(metres: number): string {
  const { number, integer } = formats(currentLocale());
  return metres < 1000 ? `${integer(metres)} m` : `${number(metres / 1000, 1)} km`;
}

import { formats } from "@mars/wording/format/formats";
import OlMap from "ol/Map.js";
import VectorLayer from "ol/layer/Vector.js";
import VectorSource from "ol/source/Vector.js";
import { currentLocale } from "../../lib/language/locale.ts";
import type { Drawing } from "./Drawing.ts";
import { drawingFeatures } from "./drawingFeatures.ts";
import { drawingStyle, numberStyle, type Role } from "./drawingStyles.ts";

/**
 * Shows a drawing over the map, at most once a frame however fast it changes; the answer takes it
 * away. It has a map of its own with the same view, over the other one: a corner that is dragged
 * wants a new frame for every move of the pointer, and none of the tiles need be drawn again for it.
 */
export function showDrawing(map: OlMap, drawing: Drawing): () => void {
  const source = new VectorSource({ useSpatialIndex: false });
  const layer = new VectorLayer({
    source,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
    style: (feature) => {
      const number = feature.get("number") as string | undefined;
      if (number) return numberStyle(number);
      const metres = feature.get("lengthM") as number | undefined;
      return drawingStyle(feature.get("role") as Role, metres ? lengthText(metres) : null);
    },
  });
  const above = new OlMap({
    layers: [layer],
    view: map.getView(),
    controls: [],
    interactions: [],
  });
  lieOver(map, above);
  let frame = 0;
  const stop = drawing.store.subscribe(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      source.clear(true);
      source.addFeatures(drawingFeatures(drawing.store.get()));
      // In this very frame: the map would put itself off to the next one, behind the pointer.
      if (above.getTargetElement()) above.renderSync();
    });
  });
  return () => {
    stop();
    above.setTarget(undefined);
    above.dispose();
  };
}

/** Wherever the lower map is shown, and as large; whatever the pointer does is the lower one's. */
function lieOver(map: OlMap, above: OlMap): void {
  const element = document.createElement("div");
  element.className = "map-drawing";
  map.on("change:target", () => {
    const isShown = Boolean(map.getTargetElement());
    if (isShown) map.getOverlayContainer().before(element);
    else element.remove();
    above.setTarget(isShown ? element : undefined);
  });
  map.on("change:size", () => above.updateSize());
}

export function lengthText(metres: number): string {
  const { amount, integer } = formats(currentLocale());
  return metres < 1000 ? `${integer(metres)} m` : `${amount(metres / 1000)} km`;
}

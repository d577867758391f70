import type OlMap from "ol/Map.js";
import type { LayerStack } from "../layers/LayerStack.ts";
import type { MapCamera } from "./MapCamera.ts";
import { writeSharedView } from "./sharedView.ts";

/** Writes what the map shows into the address, once it rests. */
export function shareView(map: OlMap, view: MapCamera, layers: LayerStack): void {
  let timer = 0;
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (map.getTargetElement()) writeSharedView({ ...view.store.get(), ...layers.store.get() });
    }, 400);
  };
  view.store.subscribe(later);
  layers.store.subscribe(later);
}

import type OlMap from "ol/Map.js";
import type { LayerStack } from "../layers/LayerStack.ts";
import type { MapCamera } from "./MapCamera.ts";
import { writeSharedView } from "./sharedView.ts";

/** Writes what the map shows into the address, once it rests. */
export function shareView(map: OlMap, view: MapCamera, layers: LayerStack): void {
  const room = roomOf(window.location.pathname);
  let timer = 0;
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // A page that was left stands until the next one is loaded: that one's address is not ours.
      if (map.getTargetElement() && roomOf(window.location.pathname) === room)
        writeSharedView({ ...view.store.get(), ...layers.store.get() });
    }, 400);
  };
  view.store.subscribe(later);
  layers.store.subscribe(later);
}

/** `/plans` of `/plans/1/sketch-projects/2`: the pages that one map goes through. */
const roomOf = (pathname: string) => /^\/[^/]*/.exec(pathname)?.[0];

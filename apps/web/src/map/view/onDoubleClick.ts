import type OlMap from "ol/Map.js";

/**
 * A double click at one place. The map library takes any two quick clicks for one, wherever they
 * were, which would end a ring for whoever sets corners fast; the browser's own knows the place.
 */
export function onDoubleClick(map: OlMap, isWanted: () => boolean, act: () => void): void {
  map.on("dblclick", (event) => {
    // Nor does the map zoom meanwhile.
    if (isWanted()) event.stopPropagation();
  });
  map.getViewport().addEventListener("dblclick", () => {
    if (isWanted()) act();
  });
}

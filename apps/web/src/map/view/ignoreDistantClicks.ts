import type OlMap from "ol/Map.js";
import type { Pixel } from "ol/pixel.js";

const samePlacePixels = 10;

/**
 * The map library takes any two quick clicks for a double click, wherever they were, and zooms: under
 * whoever picks parcels or sets corners fast. Only those at one place pass.
 */
export function ignoreDistantClicks(map: OlMap): void {
  let before: Pixel | undefined;
  let last: Pixel | undefined;
  // It tells of the click first, then of the double click.
  map.on("click", ({ pixel }) => {
    before = last;
    last = pixel;
  });
  map.on("dblclick", (event) => {
    if (!before || !last) return;
    const apart = Math.hypot(last[0]! - before[0]!, last[1]! - before[1]!);
    if (apart > samePlacePixels) event.stopPropagation();
  });
}

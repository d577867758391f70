import { defaults as usualInteractions } from "ol/interaction/defaults.js";
import OlMap from "ol/Map.js";
import View from "ol/View.js";
import { danishProjection, denmark } from "../danishProjection.ts";
import { motionSafeDuration } from "./motionSafeDuration.ts";
import type { Pixel } from "ol/pixel.js";
import MouseWheelZoom from "ol/interaction/MouseWheelZoom.js";

const samePlacePixels = 10;

/**
 * The map library takes any two quick clicks for a double click, wherever they were, and zooms: under
 * whoever picks parcels or sets corners fast. Only those at one place pass.
 */
function ignoreDistantClicks(map: OlMap): void {
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

/** An empty map of Denmark: how far it reaches, and how one moves in it. */
export function danishMap(): OlMap {
  const map = new OlMap({
    controls: [],
    interactions: usualInteractions({
      keyboard: false,
      mouseWheelZoom: false,
      altShiftDragRotate: false,
      pinchRotate: false,
      zoomDuration: motionSafeDuration(250),
    }),
    view: new View({
      projection: danishProjection(),
      extent: [250_000, 5_950_000, 1_000_000, 6_500_000],
      // The whole extent would be put in the middle, beneath what floats over the map.
      constrainOnlyCenter: true,
      minResolution: 0.1,
      // All of Denmark in the free part of a small phone's map.
      maxResolution: 2600,
      enableRotation: false,
      center: [(denmark[0] + denmark[2]) / 2, (denmark[1] + denmark[3]) / 2],
      resolution: 800,
    }),
  });
  ignoreDistantClicks(map);
  map.addInteraction(wheelZoom(map));
  return map;
}

/**
 * The wheel zooms where the map fills the page. In a page that scrolls it scrolls on, or no one
 * would come past the map; there Ctrl, or the focus on the map, gives it to the map.
 */
function wheelZoom(map: OlMap): MouseWheelZoom {
  return new MouseWheelZoom({
    duration: motionSafeDuration(250),
    condition: ({ originalEvent }) =>
      !isPageScrolling() ||
      (originalEvent instanceof WheelEvent && (originalEvent.ctrlKey || originalEvent.metaKey)) ||
      map.getTargetElement() === document.activeElement,
  });
}

function isPageScrolling(): boolean {
  const page = document.scrollingElement;
  return page !== null && page.scrollHeight > page.clientHeight + 1;
}

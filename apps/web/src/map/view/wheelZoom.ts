import MouseWheelZoom from "ol/interaction/MouseWheelZoom.js";
import type OlMap from "ol/Map.js";
import { motionSafeDuration } from "./motionSafeDuration.ts";

/**
 * The wheel zooms where the map fills the page. In a page that scrolls it scrolls on, or nobody
 * would come past the map; there Ctrl, or the focus on the map, gives it to the map.
 */
export function wheelZoom(map: OlMap): MouseWheelZoom {
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

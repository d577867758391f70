import { defaults as usualInteractions } from "ol/interaction/defaults.js";
import OlMap from "ol/Map.js";
import View from "ol/View.js";
import { danishProjection, denmark } from "../danishProjection.ts";
import { ignoreDistantClicks } from "./ignoreDistantClicks.ts";
import { motionSafeDuration } from "./motionSafeDuration.ts";
import { wheelZoom } from "./wheelZoom.ts";

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

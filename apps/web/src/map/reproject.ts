import type { Point } from "@mars/domain/areas/geometry";
import { transform } from "ol/proj.js";
import type { Reproject } from "../lib/handover/coordinateSystem.ts";

/**
 * A point of another system in EPSG:25832, as the map library projects it: within a millimetre for
 * degrees, web Mercator and the part of UTM 33 that is in use, east of 12° E. Further west, outside
 * its zone, the library's UTM 33 is off by up to a metre.
 */
export const reproject: Reproject = ([x, y], from): Point => {
  // UTM on WGS84, which the library has built in; ETRS89 differs by less than 2 mm over Denmark.
  const [easting = 0, northing = 0] = transform([x, y], from, "EPSG:32632");
  return [easting, northing];
};

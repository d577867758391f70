import { type AreaGeometry, polygonsOf } from "@mars/domain/areas/geometry";
import MultiPolygon from "ol/geom/MultiPolygon.js";

export function olGeometry(geometry: AreaGeometry): MultiPolygon {
  // The library copies into its own flat arrays and never writes to ours.
  return new MultiPolygon(polygonsOf(geometry) as unknown as number[][][][]);
}

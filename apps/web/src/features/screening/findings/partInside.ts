import { boundingBox } from "@mars/domain/areas/boundingBox";
import {
  type AreaGeometry,
  type MultiPolygonGeometry,
  polygonsOf,
} from "@mars/domain/areas/geometry";
import polygonClipping, { type Polygon } from "polygon-clipping";
import { clipToBox } from "./clipToBox.ts";

const marginM = 5;

/** The part of a feature that lies in the user's area; null where nothing does. */
export function partInside(feature: AreaGeometry, area: AreaGeometry): MultiPolygonGeometry | null {
  const box = boundingBox(area);
  if (!box) return null;
  const wider = {
    minX: box.minX - marginM,
    minY: box.minY - marginM,
    maxX: box.maxX + marginM,
    maxY: box.maxY + marginM,
  };
  const near = polygonsOf(feature)
    .map((rings) => clipToBox(rings, wider))
    .filter((rings) => rings.length > 0);
  if (near.length === 0) return null;
  try {
    const parts = polygonClipping.intersection(
      near as unknown as Polygon[],
      polygonsOf(area) as unknown as Polygon[],
    );
    return parts.length > 0 ? { type: "MultiPolygon", coordinates: parts } : null;
  } catch {
    // The overlay gives up on some degenerate borders; near the area is then near enough to point.
    return { type: "MultiPolygon", coordinates: near };
  }
}

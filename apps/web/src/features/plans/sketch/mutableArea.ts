import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { AreaGeometry } from "@mars/domain/areas/geometry";

/** The same area for a contract: its schema speaks of plain lists, the domain of read-only ones. */
export function mutableArea(area: AreaGeometry): MultiPolygon {
  return area as unknown as MultiPolygon;
}

import type { AskedGeometry } from "@mars/contracts/screening/screeningArea";
import type { AreaGeometry } from "@mars/domain/areas/geometry";

/** The same area for a contract: its schema speaks of plain lists, the domain of read-only ones. */
export function mutableArea(area: AreaGeometry): AskedGeometry {
  return area as unknown as AskedGeometry;
}

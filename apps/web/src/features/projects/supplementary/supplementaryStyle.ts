import type { SupplementaryGeometry } from "@mars/contracts/projects/projectShapes";
import type { ShapeStyle } from "../../../map/index.ts";

/** Blue outlines that tell the kinds apart: stream, direct and drained catchment; the rest is direct. */
export function supplementaryStyle({
  type,
  typeTitle,
}: Pick<SupplementaryGeometry, "type" | "typeTitle">): ShapeStyle {
  const words = `${type ?? ""} ${typeTitle ?? ""}`.toLocaleLowerCase("da");
  if (/vandl/.test(words)) return "supplementary-stream";
  return /dr[æa]e?n/.test(words) ? "supplementary-drain" : "supplementary-direct";
}

import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import type { AreaSource } from "../../../map/index.ts";

/** The area in work outlives a reload and a sign-in, but not the tab. */
export const areaDraft = "screening-area";
export type AreaDraft = {
  geometry: MultiPolygonGeometry;
  source: AreaSource;
  /** The analysis that was under way, to run it again when the page was reloaded meanwhile. */
  analysis: string | null;
};

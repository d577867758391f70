import { GeodataFault } from "../../../platform/geodata/GeodataFault.ts";

/** No one chooses among more; a whole layer is for the importer. */
export const MAX_FEATURES = 2_000;

export function tooManyFeatures(): GeodataFault {
  const figures = { limit: MAX_FEATURES };
  return new GeodataFault("upload.too-many-features", "there are too many features", figures);
}

import { isOnLand } from "@mars/domain/areas/onLand";
import { datasetIds, PLANS_DATASET } from "@mars/domain/datasets/datasetIds";
import type { Refusal } from "@mars/domain/result";
import type { Screened } from "../findings/Screened.ts";

/** Maps that lie over all land and end at the coast and the border. */
export const OVER_ALL_LAND: readonly string[] = [
  datasetIds.parcels,
  datasetIds.coastalCatchments,
  datasetIds.coastalCatchmentsVp32,
  PLANS_DATASET,
];

/**
 * In the sea or abroad nothing demands anything, and an area there would fit every scheme. One map
 * that did not answer leaves it open: a lake or a road has no parcel and is land all the same.
 */
export function landFault(
  { known, failed }: Pick<Screened, "known" | "failed">,
  areaHa: number,
): Refusal | null {
  if (OVER_ALL_LAND.some((id) => failed.has(id))) return null;
  const asked = OVER_ALL_LAND.flatMap((id) => known.get(id) ?? []);
  const landHa = Math.max(0, ...asked.map(({ finding }) => finding.overlapHa));
  const isOffLand = asked.length > 0 && !isOnLand(areaHa, landHa);
  return isOffLand ? { code: "geometry.not-on-land" } : null;
}

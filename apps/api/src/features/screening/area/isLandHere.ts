import { isOnLand } from "@mars/domain/areas/onLand";
import type { AreaOverlaps } from "@mars/domain/effects/areaOverlaps";

/**
 * Whether some of the area lies on land, by what is loaded. The retention map has gaps, at the
 * coast above all: it can say yes, but only maps that lie over all land can say no. Null where
 * nothing loaded can tell.
 */
export function isLandHere(
  { areaHa, retention }: Pick<AreaOverlaps, "areaHa" | "retention">,
  landMapsHa: () => readonly (number | null)[],
): boolean | null {
  const retainedHa = retention.reduce((sum, part) => sum + part.areaHa, 0);
  if (isOnLand(areaHa, retainedHa)) return true;
  const measured = landMapsHa();
  const known = measured.filter((landHa) => landHa !== null);
  if (isOnLand(areaHa, Math.max(0, ...known))) return true;
  return known.length > 0 && known.length === measured.length ? false : null;
}

import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import { resolveCrs, type ResolvedCrs } from "../../../platform/geodata/crs/crs.ts";
import { GeodataFault } from "../../../platform/geodata/GeodataFault.ts";
import type { SourceFeature } from "../../../platform/geodata/GeodataSource.ts";

const denmarkInDegrees = { minX: 7, minY: 54, maxX: 16, maxY: 59 };

/**
 * Without a named system the numbers must leave no doubt: UTM 32 and degrees of Danish places have
 * nothing in common. Anything else is refused rather than placed wrongly.
 */
export async function guessCrs(features: readonly SourceFeature[]): Promise<ResolvedCrs> {
  if (allWithin(features, DEFAULT_LIMITS.extent)) return resolveCrs({ epsg: 25832 });
  if (allWithin(features, denmarkInDegrees)) return resolveCrs({ epsg: 4326 });
  throw new GeodataFault("upload.no-crs", "the file does not say which coordinate system it is in");
}

function allWithin(
  features: readonly SourceFeature[],
  { minX, minY, maxX, maxY }: typeof denmarkInDegrees,
): boolean {
  return features.every(({ geometry }) => {
    if (!geometry) return true;
    for (let i = 0; i < geometry.xy.length; i += 2) {
      const x = geometry.xy[i]!;
      const y = geometry.xy[i + 1]!;
      if (!(x >= minX && x <= maxX && y >= minY && y <= maxY)) return false;
    }
    return true;
  });
}

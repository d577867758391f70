import { accept, refuse, type Result } from "../result.ts";

/** Outlines of coasts and borders lie some metres off; less of an area than this is their doing. */
const LEAST_LAND_SHARE = 0.01;

/** Some of the area lies on land in Denmark: a coastal meadow, or a field a bit over the border. */
export function isOnLand(areaHa: number, landHa: number): boolean {
  return landHa > 0 && landHa >= areaHa * LEAST_LAND_SHARE;
}

/** An area in the sea or abroad cannot become a project. */
export function ensureOnLand(areaHa: number, landHa: number): Result<null> {
  return isOnLand(areaHa, landHa)
    ? accept(null)
    : refuse("geometry.outside-container", { areaHa, landHa });
}

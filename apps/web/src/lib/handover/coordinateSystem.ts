import { fromDegrees, fromUtm32, fromUtm33, fromWebMercator, type ToUtm32 } from "./projections.ts";

type Pair = readonly [number, number];

const byCode: Record<string, ToUtm32> = {
  "25832": fromUtm32,
  "32632": fromUtm32,
  "25833": fromUtm33,
  "32633": fromUtm33,
  "3857": fromWebMercator,
  "900913": fromWebMercator,
  "4326": degreesInEitherOrder,
  "4258": degreesInEitherOrder,
  CRS84: fromDegrees,
};

/** GeoJSON says longitude first, EPSG:4326 latitude first; over Denmark the numbers tell. */
function degreesInEitherOrder([first, second]: Pair) {
  return fromDegrees(first > second ? [second, first] : [first, second]);
}

/** By its name, as an old GeoJSON `crs` member, a URN or `SRID=…` gives it; null for one we do not know. */
export function namedSystem(name: string): ToUtm32 | null {
  const code = /(?:CRS84|\d{4,6})$/.exec(name)?.[0];
  return (code && byCode[code]) || null;
}

/** Without a name, by where the numbers lie: around Denmark these systems have nothing in common. */
export function guessedSystem([first, second]: Pair): ToUtm32 | null {
  if (isWithin(first, 200_000, 1_000_000) && isWithin(second, 5_900_000, 6_600_000))
    return fromUtm32;
  if (isWithin(first, 700_000, 1_900_000) && isWithin(second, 7_100_000, 8_100_000))
    return fromWebMercator;
  const [least, most] = first < second ? [first, second] : [second, first];
  return isWithin(least, 6, 17) && isWithin(most, 53, 60) ? degreesInEitherOrder : null;
}

export function isAroundDenmark([easting, northing]: Pair): boolean {
  return isWithin(easting, 200_000, 1_000_000) && isWithin(northing, 5_900_000, 6_600_000);
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

import type { Point } from "@mars/domain/areas/geometry";

type Pair = readonly [number, number];

/** Systems that areas are handed over in besides EPSG:25832. Degrees are longitude first. */
export type ForeignSystem = "EPSG:32633" | "EPSG:3857" | "EPSG:4326";
/** A point in EPSG:25832. Given by the map, whose library knows the projections. */
export type Reproject = (point: Pair, from: ForeignSystem) => Point;

type ToUtm32 = (point: Pair, reproject: Reproject) => Point;
const asIs: ToUtm32 = ([easting, northing]) => [easting, northing];
const from =
  (system: ForeignSystem): ToUtm32 =>
  (point, reproject) =>
    reproject(point, system);
/** GeoJSON says longitude first, EPSG:4326 latitude first; over Denmark the numbers tell. */
const degreesInEitherOrder: ToUtm32 = ([first, second], reproject) =>
  reproject(first > second ? [second, first] : [first, second], "EPSG:4326");

/** ETRS89 and WGS84 count as one: over Denmark they differ by less than a metre. */
const byCode: Record<string, ToUtm32> = {
  "25832": asIs,
  "32632": asIs,
  "25833": from("EPSG:32633"),
  "32633": from("EPSG:32633"),
  "3857": from("EPSG:3857"),
  "900913": from("EPSG:3857"),
  "4326": degreesInEitherOrder,
  "4258": degreesInEitherOrder,
  CRS84: from("EPSG:4326"),
};

/** By its name, as an old GeoJSON `crs` member, a URN or `SRID=…` gives it; null for one we do not know. */
export function namedSystem(name: string): ToUtm32 | null {
  const code = /(?:CRS84|\d{4,6})$/.exec(name)?.[0];
  return (code && byCode[code]) || null;
}

/** Without a name, by where the numbers lie: around Denmark these systems have nothing in common. */
export function guessedSystem([first, second]: Pair): ToUtm32 | null {
  if (isWithin(first, 200_000, 1_000_000) && isWithin(second, 5_900_000, 6_600_000)) return asIs;
  if (isWithin(first, 700_000, 1_900_000) && isWithin(second, 7_100_000, 8_100_000))
    return from("EPSG:3857");
  const [least, most] = first < second ? [first, second] : [second, first];
  return isWithin(least, 6, 17) && isWithin(most, 53, 60) ? degreesInEitherOrder : null;
}

export function isAroundDenmark([easting, northing]: Pair): boolean {
  return isWithin(easting, 200_000, 1_000_000) && isWithin(northing, 5_900_000, 6_600_000);
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

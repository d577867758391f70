/** Numbers of MapInfo's own lists. */
const GEOGRAPHIC = 1;
const TRANSVERSE_MERCATOR = 8;
const ED50 = 28;
const WGS84 = 104;
const EUREF89 = 115;

const degrees: Readonly<Record<number, number>> = { [ED50]: 4230, [WGS84]: 4326, [EUREF89]: 4258 };
/** The number of a datum's UTM zones; the zone is added. */
const zones: Readonly<Record<number, number>> = { [ED50]: 23000, [WGS84]: 32600, [EUREF89]: 25800 };

/**
 * The system of a table as it is told to people: from the line `CoordSys Earth Projection 8, 115,
 * "m", 9, 0, 0.9996, 500000, 0` of its .mif, as EPSG where it is one that we know.
 */
export function mapinfoSystem(mif: string): string | null {
  const line = /^\s*coordsys\s+earth\s+projection\s+([^\r\n]{1,300})/im.exec(mif)?.[1];
  if (line === undefined) return null;
  const [projection = NaN, datum = NaN, , meridian = NaN, latitude, scale, east, north] = line
    .split(",")
    .map((part) => Number(part));
  const ofDegrees = degrees[datum];
  if (projection === GEOGRAPHIC && ofDegrees !== undefined) return `EPSG:${ofDegrees}`;
  const isUtm =
    projection === TRANSVERSE_MERCATOR &&
    latitude === 0 &&
    scale === 0.9996 &&
    east === 500_000 &&
    north === 0;
  const zone = (meridian + 183) / 6;
  const ofZones = zones[datum];
  if (isUtm && Number.isInteger(zone) && ofZones !== undefined) return `EPSG:${ofZones + zone}`;
  return `MapInfo ${line.trim().replaceAll(/\s+/g, " ").slice(0, 60)}`;
}

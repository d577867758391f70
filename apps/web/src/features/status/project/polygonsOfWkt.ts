type Position = [easting: number, northing: number];
type MultiPolygon = { type: "MultiPolygon"; coordinates: Position[][][] };

/** `POLYGON` or `MULTIPOLYGON` text in EPSG:25832 as geometry. */
export function polygonsOfWkt(wkt: string): MultiPolygon {
  const nested = wkt
    .replace(/^\w+\s*/, "")
    .replaceAll(/(-?[\d.]+)\s+(-?[\d.]+)/g, "[$1,$2]")
    .replaceAll("(", "[")
    .replaceAll(")", "]");
  const coordinates: unknown = JSON.parse(nested);
  return {
    type: "MultiPolygon",
    coordinates: (/^MULTI/i.test(wkt) ? coordinates : [coordinates]) as Position[][][],
  };
}

import { ed50ToWgs84 } from "./datumShifts.ts";

const etrs89 = "+ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +no_defs";
// Accurate to about a metre over Denmark; the official grid is not published for offline use.
const ed50 = `+ellps=intl +towgs84=${ed50ToWgs84.join()} +no_defs`;

const definitions: Record<number, string> = {
  4326: "+proj=longlat +datum=WGS84 +no_defs",
  4258: `+proj=longlat ${etrs89}`,
  // With ellipsoidal heights next to them: the plane is the same.
  4979: "+proj=longlat +datum=WGS84 +no_defs",
  4937: `+proj=longlat ${etrs89}`,
  4230: `+proj=longlat ${ed50}`,
  3857: "+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs",
  3395: "+proj=merc +lon_0=0 +k=1 +x_0=0 +y_0=0 +datum=WGS84 +units=m +no_defs",
  3006: `+proj=utm +zone=33 ${etrs89} +units=m`,
  3034: `+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 ${etrs89} +units=m`,
  3035: `+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 ${etrs89} +units=m`,
};
for (let zone = 31; zone <= 34; zone++) {
  definitions[25800 + zone] = `+proj=utm +zone=${zone} ${etrs89} +units=m`;
  definitions[32600 + zone] = `+proj=utm +zone=${zone} +datum=WGS84 +units=m +no_defs`;
  definitions[23000 + zone] = `+proj=utm +zone=${zone} ${ed50} +units=m`;
}
// ETRS89 / UTM with the axes swapped on paper, and the old web Mercator number.
definitions[3044] = definitions[25832]!;
definitions[3045] = definitions[25833]!;
// With heights next to them (DVR90): the plane is the same.
definitions[7416] = definitions[25832]!;
definitions[7417] = definitions[25833]!;
// DKTM, made for building sites, and the System 34's successor Kp2000 (Jutland, Zealand, Bornholm).
[9, 10, 11.75, 15].forEach((meridian, i) => {
  const [falseEasting, scale] = [
    [200_000, 0.99998],
    [400_000, 0.99998],
    [600_000, 0.99998],
    [800_000, 1],
  ][i]!;
  definitions[4093 + i] =
    `+proj=tmerc +lat_0=0 +lon_0=${meridian} +k=${scale} +x_0=${falseEasting} +y_0=-5000000 ${etrs89} +units=m`;
  definitions[4097 + i] = definitions[4093 + i]!;
});
[
  [9.5, 0.99995, 200_000],
  [12, 0.99995, 500_000],
  [15, 1, 900_000],
].forEach(([meridian, scale, falseEasting], i) => {
  definitions[2196 + i] =
    `+proj=tmerc +lat_0=0 +lon_0=${meridian} +k=${scale} +x_0=${falseEasting} +y_0=0 ${etrs89} +units=m`;
});
definitions[900913] = definitions[3857]!;

export function epsgDefinition(code: number): string | null {
  return definitions[code] ?? null;
}

// Those of the systems met in Denmark whose official order is northing or latitude first.
const northingFirst = new Set([4326, 4258, 4230, 4937, 4979, 3006, 3034, 3035, 3044, 3045]);

/** Whether the registry says latitude or northing first: what `urn:ogc:def:crs` names mean. */
export function isNorthingFirst(code: number): boolean {
  return northingFirst.has(code);
}

/** Degrees east and north. */
export type Degrees = readonly [longitude: number, latitude: number];
/** Easting and northing in metres. */
export type Metres = readonly [easting: number, northing: number];

// GRS80, which ETRS89 is measured on; WGS84 differs from it by less than a millimetre.
const equatorM = 6_378_137;
const flattening = 1 / 298.257222101;
const scale = 0.9996;
const falseEastingM = 500_000;

const n = flattening / (2 - flattening);
const meridianM = (equatorM / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
const eccentricity = Math.sqrt(flattening * (2 - flattening));

// Krüger's series to the fourth power of n: below a millimetre forty degrees from the meridian.
const forward = [
  n / 2 - (2 / 3) * n ** 2 + (5 / 16) * n ** 3 + (41 / 180) * n ** 4,
  (13 / 48) * n ** 2 - (3 / 5) * n ** 3 + (557 / 1440) * n ** 4,
  (61 / 240) * n ** 3 - (103 / 140) * n ** 4,
  (49_561 / 161_280) * n ** 4,
];
const inverse = [
  n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3 - (1 / 360) * n ** 4,
  (1 / 48) * n ** 2 + (1 / 15) * n ** 3 - (437 / 1440) * n ** 4,
  (17 / 480) * n ** 3 - (37 / 840) * n ** 4,
  (4397 / 161_280) * n ** 4,
];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const meridianOf = (zone: number) => zone * 6 - 183;

/** ETRS89 / UTM, EPSG:25832 where the zone is 32. */
export function toUtm([longitude, latitude]: Degrees, zone: number): Metres {
  const sine = Math.sin(radians(latitude));
  const conformal = Math.sinh(Math.atanh(sine) - eccentricity * Math.atanh(eccentricity * sine));
  const away = radians(longitude - meridianOf(zone));
  const xi = Math.atan2(conformal, Math.cos(away));
  const eta = Math.asinh(Math.sin(away) / Math.hypot(conformal, Math.cos(away)));
  let [north, east] = [xi, eta];
  forward.forEach((term, index) => {
    const twice = 2 * (index + 1);
    north += term * Math.sin(twice * xi) * Math.cosh(twice * eta);
    east += term * Math.cos(twice * xi) * Math.sinh(twice * eta);
  });
  return [falseEastingM + scale * meridianM * east, scale * meridianM * north];
}

export function fromUtm([easting, northing]: Metres, zone: number): Degrees {
  const xi = northing / (scale * meridianM);
  const eta = (easting - falseEastingM) / (scale * meridianM);
  let [north, east] = [xi, eta];
  inverse.forEach((term, index) => {
    const twice = 2 * (index + 1);
    north -= term * Math.sin(twice * xi) * Math.cosh(twice * eta);
    east -= term * Math.cos(twice * xi) * Math.sinh(twice * eta);
  });
  const conformal = Math.sin(north) / Math.hypot(Math.sinh(east), Math.cos(north));
  let tangent = conformal;
  // Newton's way back from the conformal latitude; three steps are far below a millimetre.
  for (let step = 0; step < 3; step += 1) {
    const sigma = Math.sinh(
      eccentricity * Math.atanh((eccentricity * tangent) / Math.hypot(1, tangent)),
    );
    const tried = tangent * Math.hypot(1, sigma) - sigma * Math.hypot(1, tangent);
    const slope =
      (Math.hypot(1, tried) * (1 - eccentricity ** 2) * Math.hypot(1, tangent)) /
      (1 + (1 - eccentricity ** 2) * tangent ** 2);
    tangent += (conformal - tried) / (Math.hypot(1, conformal) * (slope / Math.hypot(1, tried)));
  }
  const longitude = Math.atan2(Math.sinh(east), Math.cos(north));
  return [meridianOf(zone) + (longitude * 180) / Math.PI, (Math.atan(tangent) * 180) / Math.PI];
}

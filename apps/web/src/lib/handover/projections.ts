import type { Point } from "@mars/domain/areas/geometry";

/**
 * From the coordinate systems the family's systems hand areas over in to EPSG:25832. ETRS89 and
 * WGS84 count as one: over Denmark they differ by less than a metre, and by millimetres as most
 * software projects them.
 */
export type ToUtm32 = (point: readonly [number, number]) => Point;

/** GRS80 and the universal transverse Mercator's own figures. */
const flattening = 1 / 298.257222101;
const n = flattening / (2 - flattening);
const rectifyingRadiusM = (6_378_137 / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
const scale = 0.9996;
const falseEastingM = 500_000;
const degree = Math.PI / 180;

/** Krüger's series to the third power of n: far below a millimetre within a zone and its neighbours. */
const forward = [
  n / 2 - (2 / 3) * n ** 2 + (5 / 16) * n ** 3,
  (13 / 48) * n ** 2 - (3 / 5) * n ** 3,
  (61 / 240) * n ** 3,
];
const backward = [
  n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3,
  (1 / 48) * n ** 2 + (1 / 15) * n ** 3,
  (17 / 480) * n ** 3,
];
const conformal = [
  2 * n - (2 / 3) * n ** 2 - 2 * n ** 3,
  (7 / 3) * n ** 2 - (8 / 5) * n ** 3,
  (56 / 15) * n ** 3,
];

export const fromDegrees: ToUtm32 = ([longitude, latitude]) => {
  const latitudeRad = latitude * degree;
  const fromMeridian = (longitude - 9) * degree;
  const e = (2 * Math.sqrt(n)) / (1 + n);
  const t = Math.sinh(
    Math.atanh(Math.sin(latitudeRad)) - e * Math.atanh(e * Math.sin(latitudeRad)),
  );
  const xi = Math.atan2(t, Math.cos(fromMeridian));
  const eta = Math.atanh(Math.sin(fromMeridian) / Math.hypot(1, t));
  const sum = (part: (k: number) => number) =>
    forward.reduce((total, alpha, index) => total + alpha * part(2 * (index + 1)), 0);
  return [
    falseEastingM +
      scale * rectifyingRadiusM * (eta + sum((k) => Math.cos(k * xi) * Math.sinh(k * eta))),
    scale * rectifyingRadiusM * (xi + sum((k) => Math.sin(k * xi) * Math.cosh(k * eta))),
  ];
};

/** Bornholm's zone. */
export const fromUtm33: ToUtm32 = ([easting, northing]) => {
  const xi = northing / (scale * rectifyingRadiusM);
  const eta = (easting - falseEastingM) / (scale * rectifyingRadiusM);
  const less = (from: number, part: (k: number) => number) =>
    backward.reduce((left, beta, index) => left - beta * part(2 * (index + 1)), from);
  const xi0 = less(xi, (k) => Math.sin(k * xi) * Math.cosh(k * eta));
  const eta0 = less(eta, (k) => Math.cos(k * xi) * Math.sinh(k * eta));
  const chi = Math.asin(Math.sin(xi0) / Math.cosh(eta0));
  const latitudeRad = conformal.reduce(
    (sum, delta, index) => sum + delta * Math.sin(2 * (index + 1) * chi),
    chi,
  );
  const longitude = 15 + Math.atan2(Math.sinh(eta0), Math.cos(xi0)) / degree;
  return fromDegrees([longitude, latitudeRad / degree]);
};

const sphereRadiusM = 6_378_137;

export const fromWebMercator: ToUtm32 = ([x, y]) =>
  fromDegrees([
    x / sphereRadiusM / degree,
    (2 * Math.atan(Math.exp(y / sphereRadiusM)) - Math.PI / 2) / degree,
  ]);

export const fromUtm32: ToUtm32 = ([easting, northing]) => [easting, northing];

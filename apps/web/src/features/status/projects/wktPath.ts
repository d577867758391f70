import { type Drawing, type Place, placeIn } from "../../../ui/countryMap/drawing.ts";

/** Rings of `POLYGON` or `MULTIPOLYGON` text in EPSG:25832. */
export function ringsOf(wkt: string): Place[][] {
  return [...wkt.matchAll(/\(([^()]+)\)/g)].map(([, ring = ""]) =>
    ring.split(",").map((pair) => {
      const [easting = 0, northing = 0] = pair.trim().split(/\s+/).map(Number);
      return [easting, northing] as const;
    }),
  );
}

/** Drawn in the small map's own units; holes stay holes by the even-odd rule. */
export function pathOfRings(drawing: Drawing, rings: readonly Place[][]): string {
  return rings
    .map((ring) => {
      const points = ring.map((place) =>
        placeIn(drawing, place)
          .map((value) => value.toFixed(3))
          .join(" "),
      );
      return `M${points.join("L")}Z`;
    })
    .join("");
}

/** West, south, east, north. */
export function extentOf(rings: readonly Place[][]): [number, number, number, number] {
  const eastings = rings.flat().map(([easting]) => easting);
  const northings = rings.flat().map(([, northing]) => northing);
  return [
    eastings.reduce((a, b) => Math.min(a, b), Infinity),
    northings.reduce((a, b) => Math.min(a, b), Infinity),
    eastings.reduce((a, b) => Math.max(a, b), -Infinity),
    northings.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
}

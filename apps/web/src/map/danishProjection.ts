import { danishGrid } from "@mars/contracts/datasets/layers";
import type { Point } from "@mars/domain/areas/geometry";
import { addProjection, get, transform } from "ol/proj.js";
import Projection from "ol/proj/Projection.js";
import TileGrid from "ol/tilegrid/TileGrid.js";

const code = "EPSG:25832";
// The library has UTM on WGS84 built in; ETRS89 differs from it by less than 2 mm over Denmark.
const utmOnWgs84 = "EPSG:32632";

export function danishProjection(): Projection {
  const known = get(code);
  if (known) return known;
  const projection = new Projection({ code, units: "m", extent: [...danishGrid.extent] });
  addProjection(projection);
  return projection;
}

export function fromLongitudeLatitude(longitude: number, latitude: number): Point {
  const [easting = 0, northing = 0] = transform([longitude, latitude], "EPSG:4326", utmOnWgs84);
  return [easting, northing];
}

/** Finer tiles than this hold nothing more: a unit is already five centimetres. */
const finestTiles = 12;

export function danishTileGrid(levels: number = finestTiles): TileGrid {
  return new TileGrid({
    origin: [...danishGrid.origin],
    extent: [...danishGrid.extent],
    resolutions: danishGrid.resolutions.slice(0, levels),
    tileSize: danishGrid.tileSize,
  });
}

/** West, south, east, north. */
export type Extent = readonly [number, number, number, number];
export const denmark: Extent = [441_000, 6_049_000, 893_000, 6_403_000];

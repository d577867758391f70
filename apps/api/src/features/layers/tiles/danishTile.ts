import { danishGrid } from "@mars/contracts/datasets/layers";

/** Units across a tile; sixteen to a pixel. */
export const tileExtent = 4096;
/** How far geometry reaches beyond the tile, so that outlines and hatches meet across its edge. */
const bufferUnits = 128;

export type TileAddress = { z: number; x: number; y: number };

/** Where a tile lies on the ground, in metres of EPSG:25832. */
export type TilePlace = {
  west: number;
  north: number;
  metresPerUnit: number;
  metresPerPixel: number;
  /** With the buffer: west, south, east, north. */
  box: readonly [number, number, number, number];
};

/** The place of a tile of the Danish grid, or null where the grid has none. */
export function placeOfTile({ z, x, y }: TileAddress): TilePlace | null {
  const metresPerPixel = danishGrid.resolutions[z];
  if (metresPerPixel === undefined) return null;
  const sideM = metresPerPixel * danishGrid.tileSize;
  const metresPerUnit = sideM / tileExtent;
  const west = danishGrid.origin[0] + x * sideM;
  const north = danishGrid.origin[1] - y * sideM;
  const [, south, east] = danishGrid.extent;
  if (x < 0 || y < 0 || west >= east || north <= south) return null;
  const buffer = bufferUnits * metresPerUnit;
  return {
    west,
    north,
    metresPerUnit,
    metresPerPixel,
    box: [west - buffer, north - sideM - buffer, west + sideM + buffer, north + buffer],
  };
}

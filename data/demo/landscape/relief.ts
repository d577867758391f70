import type { LandGrid } from "../geography/landGrid.ts";
import type { Ring } from "../geography/Position.ts";
import { contours } from "./contours.ts";
import { heights } from "./heights.ts";
import type { Landscape } from "./landscape.ts";

/** Land above a height, for contours and tints. */
export type HeightArea = { aboveM: number; rings: Ring[] };

const levelsM = [20, 40, 60, 80, 100, 120];
/** Every second cell: what is drawn under everything else may be soft. */
const step = 2;
/** Of the made-up height to a metre: the highest hills come to about 170 m, as in Denmark. */
const unitsPerM = 75;
/** How deep a valley lies below the land next to it, and how far its slopes reach. */
const valley = { depthM: 16, reachM: 900 };
/** A knoll smaller than this is no shape on any map. */
const leastCorners = 12;

/** Hills and valleys of the made-up land, each level as the areas above it. */
export function relief(grid: LandGrid, nature: Landscape, seed: number): HeightArea[] {
  const height = heights(seed);
  const width = Math.floor(grid.width / step);
  const rows = Math.floor(grid.height / step);
  const cellM = grid.cellM * step;
  const metres = new Float32Array(width * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const cell = row * step * grid.width + column * step;
      const coastM = grid.coastDistanceM[cell] as number;
      const streamM = nature.streamDistanceM[cell] as number;
      const aboveSea = height(coastM, column * cellM, row * cellM) / unitsPerM;
      metres[row * width + column] =
        coastM === 0 ? -1 : aboveSea - valley.depthM * Math.exp(-streamM / valley.reachM);
    }
  }
  return levelsM.flatMap((aboveM) => {
    const values = metres.map((metre) => metre - aboveM);
    const field = { west: grid.west, south: grid.south, cellM, width, height: rows, values };
    return contours(field)
      .filter(([shell]) => (shell?.length ?? 0) >= leastCorners)
      .map((rings) => ({ aboveM, rings }));
  });
}

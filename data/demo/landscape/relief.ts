import type { LandGrid } from "../geography/landGrid.ts";
import type { Position, Ring } from "../geography/Position.ts";
import { contours } from "./contours.ts";
import { heights } from "./heights.ts";
import { noise } from "./noise.ts";
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
  const metresAt = heightOf(grid, nature, seed);
  const width = Math.floor(grid.width / step);
  const rows = Math.floor(grid.height / step);
  const cellM = grid.cellM * step;
  const metres = new Float32Array(width * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < width; column += 1)
      metres[row * width + column] = metresAt(column * step, row * step);
  }
  return levelsM.flatMap((aboveM) => {
    const values = metres.map((metre) => metre - aboveM);
    const field = { west: grid.west, south: grid.south, cellM, width, height: rows, values };
    return contours(field)
      .filter(([shell]) => (shell?.length ?? 0) >= leastCorners)
      .map((rings) => ({ aboveM, rings }));
  });
}

/** Metres above the sea in the middle of a cell; below it at sea. */
function heightOf(grid: LandGrid, nature: Landscape, seed: number) {
  const height = heights(seed);
  return (column: number, row: number): number => {
    const cell = row * grid.width + column;
    const coastM = grid.coastDistanceM[cell] as number;
    const streamM = nature.streamDistanceM[cell] as number;
    if (coastM === 0) return -1;
    const aboveSea = height(coastM, column * grid.cellM, row * grid.cellM) / unitsPerM;
    return aboveSea - valley.depthM * Math.exp(-streamM / valley.reachM);
  };
}

/** Between fields the land has knolls and hollows of its own, and lines every few metres. */
const knolls = { cellM: 100, acrossM: 800, metres: 9, everyM: 2 };

export type HeightLine = { aboveM: number; line: Ring };

/** Contours of one square of land, for those who stand on it. */
export function fieldContours(
  grid: LandGrid,
  nature: Landscape,
  seed: number,
  { centre: [x, y], sideM }: { centre: Position; sideM: number },
): HeightLine[] {
  const metresAt = heightOf(grid, nature, seed);
  const knoll = noise(seed + 12, knolls.acrossM);
  const { cellM, everyM } = knolls;
  const [west, south] = [x - sideM / 2, y - sideM / 2];
  const size = Math.floor(sideM / cellM);
  const metres = new Float32Array(size * size);
  for (let cell = 0; cell < metres.length; cell += 1) {
    const [east, north] = [(cell % size) * cellM, Math.floor(cell / size) * cellM];
    const [column, row] = [
      (west + east - grid.west) / grid.cellM,
      (south + north - grid.south) / grid.cellM,
    ];
    const [left, below] = [Math.floor(column), Math.floor(row)];
    const along = (at: number) => {
      const [from, to] = [metresAt(left, at), metresAt(left + 1, at)];
      return from + (to - from) * (column - left);
    };
    const [low, high] = [along(below), along(below + 1)];
    metres[cell] = low + (high - low) * (row - below) + knolls.metres * knoll(east, north);
  }
  // Low land lies below zero here; it has its lines all the same.
  const [least, most] = metres.reduce(
    ([low, high], metre) => [Math.min(low, metre), Math.max(high, metre)],
    [Infinity, -Infinity],
  );
  const lowest = Math.ceil(least / everyM);
  const count = Math.max(0, Math.floor(most / everyM) - lowest + 1);
  return Array.from({ length: count }, (_, index) => (lowest + index) * everyM).flatMap(
    (aboveM) => {
      const values = metres.map((metre) => metre - aboveM);
      const field = { west, south, cellM, width: size, height: size, values };
      // Where the square ends a contour is closed along its edge; there is no line in the land.
      const isEdge = ([east, north]: Position) =>
        Math.min(east - west, north - south, west + sideM - east, south + sideM - north) <
        2 * cellM;
      return contours(field)
        .flat()
        .flatMap((ring) => splitAt(ring, isEdge))
        .map((line) => ({ aboveM, line: rounded(rounded(line)) }));
    },
  );
}

/** Corners cut off, as land has none. */
function rounded(line: Ring): Ring {
  const between = (a: Position, b: Position, t: number): Position => [
    Math.round((a[0] + (b[0] - a[0]) * t) * 10) / 10,
    Math.round((a[1] + (b[1] - a[1]) * t) * 10) / 10,
  ];
  const cut = line
    .slice(1)
    .flatMap((to, index) => [between(line[index]!, to, 0.25), between(line[index]!, to, 0.75)]);
  return [line[0]!, ...cut, line.at(-1)!];
}

/** The stretches of a ring between points that are left out. */
function splitAt(ring: Ring, isLeftOut: (point: Position) => boolean): Ring[] {
  const stretches: Position[][] = [[]];
  for (const point of ring) {
    if (isLeftOut(point)) stretches.push([]);
    else stretches.at(-1)!.push(point);
  }
  return stretches.filter((points) => points.length > 1);
}

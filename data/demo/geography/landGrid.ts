import { distanceTransform } from "./distanceTransform.ts";
import type { Outline } from "./municipalityOutlines.ts";

/** Land and its distance to the sea on a grid, for placing things without asking the database. */
export type LandGrid = {
  west: number;
  south: number;
  cellM: number;
  width: number;
  height: number;
  /** Metres from the middle of a cell to the sea; 0 at sea. Row by row from the south-west. */
  coastDistanceM: Float32Array;
};

/** The drawing sets neighbours 1.4 km apart; where three meet, the gap is wider. */
export const closingRadiusM = 1000;

const frame = { west: 438_000, south: 6_044_000, cellM: 250, width: 1828, height: 1440 };

export function landGrid(outlines: readonly Outline[]): LandGrid {
  const { width, height, cellM } = frame;
  const land = new Uint8Array(width * height);
  for (const outline of outlines) fillRings(outline, land);
  const reachCells = closingRadiusM / cellM;
  const fromLand = distanceTransform(land, width, height);
  const outside = mark(fromLand, (cells) => cells > reachCells);
  // Closing: what the widened land still covers once it is narrowed again.
  const fromOutside = distanceTransform(outside, width, height);
  const sea = mark(fromOutside, (cells, cell) => cells <= reachCells && land[cell] === 0);
  fillPonds(sea);
  const coastDistanceM = distanceTransform(sea, width, height);
  for (let cell = 0; cell < coastDistanceM.length; cell += 1) {
    const cells = coastDistanceM[cell] as number;
    coastDistanceM[cell] = cells === 0 ? 0 : (cells - 0.5) * cellM;
  }
  return { ...frame, coastDistanceM };
}

/** Water of fewer cells than this is what the drawing left open between outlines. */
const smallestWaterCells = 48;

function fillPonds(sea: Uint8Array): void {
  const seen = new Uint8Array(sea.length);
  const water = new Int32Array(sea.length);
  const steps = [-1, 1, -frame.width, frame.width] as const;
  for (let start = 0; start < sea.length; start += 1) {
    if (!sea[start] || seen[start]) continue;
    let count = 1;
    water[0] = start;
    seen[start] = 1;
    for (let index = 0; index < count; index += 1) {
      for (const step of steps) {
        const next = (water[index] as number) + step;
        if (!sea[next] || seen[next]) continue;
        seen[next] = 1;
        water[count] = next;
        count += 1;
      }
    }
    if (count < smallestWaterCells) for (const cell of water.subarray(0, count)) sea[cell] = 0;
  }
}

function mark(cells: Float32Array, is: (value: number, cell: number) => boolean): Uint8Array {
  const marked = new Uint8Array(cells.length);
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (is(cells[cell] as number, cell)) marked[cell] = 1;
  }
  return marked;
}

/** Even-odd filling along the middle of every row of cells. */
function fillRings(outline: Outline, land: Uint8Array): void {
  const crossings = new Map<number, number[]>();
  for (const ring of outline.rings) {
    ring.forEach(([x1, y1], index) => {
      const next = ring[index + 1];
      if (!next) return;
      const [x2, y2] = next;
      const [low, high] = y1 < y2 ? [y1, y2] : [y2, y1];
      for (let row = rowAbove(low); rowMiddle(row) < high; row += 1) {
        const x = x1 + ((rowMiddle(row) - y1) / (y2 - y1)) * (x2 - x1);
        const found = crossings.get(row);
        if (found) found.push(x);
        else crossings.set(row, [x]);
      }
    });
  }
  for (const [row, xs] of crossings) {
    const sorted = xs.toSorted((a, b) => a - b);
    for (let pair = 0; pair + 1 < sorted.length; pair += 2) {
      const from = Math.ceil(((sorted[pair] as number) - frame.west) / frame.cellM - 0.5);
      const to = Math.floor(((sorted[pair + 1] as number) - frame.west) / frame.cellM - 0.5);
      if (to >= from) land.fill(1, row * frame.width + from, row * frame.width + to + 1);
    }
  }
}

const rowMiddle = (row: number) => frame.south + (row + 0.5) * frame.cellM;
const rowAbove = (northing: number) => Math.ceil((northing - frame.south) / frame.cellM - 0.5);

/** 0 at sea and off the grid. */
export function coastDistanceAt(grid: LandGrid, eastingM: number, northingM: number): number {
  const column = Math.floor((eastingM - grid.west) / grid.cellM);
  const row = Math.floor((northingM - grid.south) / grid.cellM);
  if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) return 0;
  return grid.coastDistanceM[row * grid.width + column] ?? 0;
}

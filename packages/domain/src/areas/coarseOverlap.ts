/**
 * Side of the cells in which an area that is not public is told of. Answers depend on the cells it
 * lies in and on nothing finer, so no number of questions finds its border nearer than one cell.
 */
export const COARSE_CELL_M = 500;

/** In fewer cells than this, 'much' would say no more than 'touches': the cell is larger than the area. */
const MUCH_CELLS = 4;
const MUCH_SHARE = 0.5;

/** How much is said of overlaps with what is not public. */
export const COARSE_OVERLAPS = ["none", "touches", "much"] as const;
export type CoarseOverlap = (typeof COARSE_OVERLAPS)[number];

export type SharedCells = {
  readonly areaHa: number;
  /** Cells in which both the area and something that is not public lie. */
  readonly cellCount: number;
  /** How much of the area lies in those cells. */
  readonly inCellsHa: number;
};

/** `touches` means in the same cell: on the area, or within some hundred metres of it. */
export function coarseOverlap({ areaHa, cellCount, inCellsHa }: SharedCells): CoarseOverlap {
  if (cellCount === 0) return "none";
  return cellCount >= MUCH_CELLS && inCellsHa >= areaHa * MUCH_SHARE ? "much" : "touches";
}

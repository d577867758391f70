import type { Box } from "./rings.ts";

const CELLS_PER_SIDE = 128;
/** Far above the rounding of seven-digit coordinates: a border cell too many costs nothing. */
const MARGIN_CELLS = 1e-6;

/**
 * The asked area as cells that lie wholly inside, wholly outside, or on its border. A large area
 * covers most of what lies near it whole, and a look at the cells of a box tells.
 */
export class AreaGrid {
  readonly #left: number;
  readonly #bottom: number;
  readonly #columnsPerMetre: number;
  readonly #rowsPerMetre: number;
  readonly #inside = new Uint8Array(CELLS_PER_SIDE * CELLS_PER_SIDE);
  /** How many border cells lie below and left of each corner of the grid. */
  readonly #borderBefore = new Int32Array((CELLS_PER_SIDE + 1) * (CELLS_PER_SIDE + 1));

  /** Closed rings, one after the other in `points`, of so many coordinates each. */
  constructor([left, bottom, right, top]: Box, points: Float64Array, lengths: readonly number[]) {
    this.#left = left;
    this.#bottom = bottom;
    this.#columnsPerMetre = CELLS_PER_SIDE / (right - left);
    this.#rowsPerMetre = CELLS_PER_SIDE / (top - bottom);
    const border = new Uint8Array(CELLS_PER_SIDE * CELLS_PER_SIDE);
    const crossed = new Uint8Array(CELLS_PER_SIDE * CELLS_PER_SIDE);
    let from = 0;
    for (const length of lengths) {
      this.#markRing(border, crossed, points.subarray(from, from + length));
      from += length;
    }
    this.#fill(border, crossed);
  }

  /** 1 where the area covers the whole box, 0 where it has nothing of it, −1 where it may be either. */
  coverOf(left: number, bottom: number, right: number, top: number): 1 | 0 | -1 {
    const fromColumn = this.#column(left);
    const toColumn = this.#column(right) + 1;
    const fromRow = this.#row(bottom);
    const toRow = this.#row(top) + 1;
    const before = this.#borderBefore;
    const low = fromRow * (CELLS_PER_SIDE + 1);
    const high = toRow * (CELLS_PER_SIDE + 1);
    const borderCells =
      before[high + toColumn]! -
      before[high + fromColumn]! -
      before[low + toColumn]! +
      before[low + fromColumn]!;
    if (borderCells > 0) return -1;
    const isBeyond =
      left < this.#left ||
      bottom < this.#bottom ||
      (right - this.#left) * this.#columnsPerMetre > CELLS_PER_SIDE ||
      (top - this.#bottom) * this.#rowsPerMetre > CELLS_PER_SIDE;
    // What reaches beyond the grid is outside there, so it cannot be inside as a whole.
    if (isBeyond) return 0;
    return this.#inside[fromRow * CELLS_PER_SIDE + fromColumn] === 1 ? 1 : 0;
  }

  #column(x: number): number {
    return inGrid((x - this.#left) * this.#columnsPerMetre);
  }

  #row(y: number): number {
    return inGrid((y - this.#bottom) * this.#rowsPerMetre);
  }

  #markRing(border: Uint8Array, crossed: Uint8Array, ring: Float64Array): void {
    const [left, bottom] = [this.#left, this.#bottom];
    const [columnsPerMetre, rowsPerMetre] = [this.#columnsPerMetre, this.#rowsPerMetre];
    let column = (ring[0]! - left) * columnsPerMetre;
    let row = (ring[1]! - bottom) * rowsPerMetre;
    for (let i = 2; i + 1 < ring.length; i += 2) {
      const toColumn = (ring[i]! - left) * columnsPerMetre;
      const toRow = (ring[i + 1]! - bottom) * rowsPerMetre;
      markBorder(border, column, row, toColumn, toRow);
      markCrossings(crossed, column, row, toColumn, toRow);
      column = toColumn;
      row = toRow;
    }
  }

  #fill(border: Uint8Array, crossed: Uint8Array): void {
    const before = this.#borderBefore;
    for (let row = 0; row < CELLS_PER_SIDE; row++) {
      let isInside = 0;
      let inRow = 0;
      for (let column = 0; column < CELLS_PER_SIDE; column++) {
        const cell = row * CELLS_PER_SIDE + column;
        this.#inside[cell] = isInside;
        isInside ^= crossed[cell]!;
        inRow += border[cell]!;
        const corner = (row + 1) * (CELLS_PER_SIDE + 1) + column + 1;
        before[corner] = before[corner - CELLS_PER_SIDE - 1]! + inRow;
      }
    }
  }
}

/** Every cell of the edge's box: edges of an area with many corners are shorter than a cell. */
function markBorder(border: Uint8Array, x0: number, y0: number, x1: number, y1: number): void {
  const fromColumn = inGrid((x0 < x1 ? x0 : x1) - MARGIN_CELLS);
  const toColumn = inGrid((x0 < x1 ? x1 : x0) + MARGIN_CELLS);
  const fromRow = inGrid((y0 < y1 ? y0 : y1) - MARGIN_CELLS);
  const toRow = inGrid((y0 < y1 ? y1 : y0) + MARGIN_CELLS);
  for (let row = fromRow; row <= toRow; row++)
    for (
      let cell = row * CELLS_PER_SIDE + fromColumn;
      cell <= row * CELLS_PER_SIDE + toColumn;
      cell++
    )
      border[cell] = 1;
}

/** Where the edge crosses the middle of a row, inside and outside change to its right. */
function markCrossings(crossed: Uint8Array, x0: number, y0: number, x1: number, y1: number): void {
  const low = (y0 < y1 ? y0 : y1) - 0.5;
  const high = (y0 < y1 ? y1 : y0) - 0.5;
  for (let row = Math.ceil(low); row < high; row++) {
    const x = x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0);
    const at = row * CELLS_PER_SIDE + inGrid(x);
    crossed[at] = 1 - crossed[at]!;
  }
}

function inGrid(cell: number): number {
  return cell < 0 ? 0 : cell >= CELLS_PER_SIDE ? CELLS_PER_SIDE - 1 : Math.floor(cell);
}

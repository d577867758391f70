import type { LandGrid } from "../geography/landGrid.ts";
import type { Position } from "../geography/Position.ts";
import { randomFor } from "../random.ts";
import { heights } from "./heights.ts";

/** Takes numbers in, gives the one with the lowest rank out. */
class MinHeap {
  private readonly values: number[] = [];
  private readonly ranks: number[] = [];

  get size(): number {
    return this.values.length;
  }

  push(value: number, rank: number): void {
    let place = this.values.length;
    this.values.push(value);
    this.ranks.push(rank);
    while (place > 0) {
      const above = (place - 1) >> 1;
      if ((this.ranks[above] as number) <= rank) break;
      this.swap(place, above);
      place = above;
    }
  }

  pop(): number {
    const lowest = this.values[0] as number;
    const [value, rank] = [this.values.pop() as number, this.ranks.pop() as number];
    if (this.values.length === 0) return lowest;
    this.values[0] = value;
    this.ranks[0] = rank;
    let place = 0;
    for (;;) {
      let least = place;
      for (const below of [2 * place + 1, 2 * place + 2]) {
        const other = this.ranks[below];
        if (other !== undefined && other < (this.ranks[least] as number)) least = below;
      }
      if (least === place) return lowest;
      this.swap(place, least);
      place = least;
    }
  }

  private swap(a: number, b: number): void {
    const { values, ranks } = this;
    [values[a], values[b]] = [values[b] as number, values[a] as number];
    [ranks[a], ranks[b]] = [ranks[b] as number, ranks[a] as number];
  }
}

/** From its source to where it meets a larger one or the sea. */
export type Stream = { line: Position[]; catchmentKm2: number };

const stepCells = 4;
/** Smaller catchments have ditches, not streams. */
const leastKm2 = 7;

/**
 * Lets rain run off: the land is flooded from the coast inwards over made-up heights, and every
 * square kilometre drains to the one it was flooded from. That gives trees that end in the sea.
 */
export function streams(grid: LandGrid, seed: number): Stream[] {
  const columns = Math.floor(grid.width / stepCells);
  const rows = Math.floor(grid.height / stepCells);
  const { drainsTo, order } = flood(grid, seed, columns, rows);
  const catchmentKm2 = new Float32Array(columns * rows);
  for (const node of order.toReversed()) {
    const below = drainsTo[node] as number;
    catchmentKm2[node] = (catchmentKm2[node] as number) + 1;
    if (below >= 0) catchmentKm2[below] = (catchmentKm2[below] as number) + catchmentKm2[node];
  }
  const isStream = (node: number) => (catchmentKm2[node] as number) >= leastKm2;
  const hasUpstream = new Uint8Array(columns * rows);
  for (const node of order) {
    const below = drainsTo[node] as number;
    if (below >= 0 && isStream(node)) hasUpstream[below] = 1;
  }
  const positionOf = jittered(grid, seed, columns);
  const taken = new Uint8Array(columns * rows);
  const sources = order.filter((node) => isStream(node) && !hasUpstream[node]).toReversed();
  return sources.flatMap((source) => {
    const line: Position[] = [];
    let last = source;
    for (let node = source; node >= 0; node = drainsTo[node] as number) {
      line.push(positionOf(node));
      last = node;
      if (taken[node]) break;
      taken[node] = 1;
    }
    return line.length > 2 ? [{ line, catchmentKm2: catchmentKm2[last] as number }] : [];
  });
}

function flood(grid: LandGrid, seed: number, columns: number, rows: number) {
  const height = heights(seed);
  const coastDistance = (node: number) => {
    const [column, row] = [node % columns, Math.floor(node / columns)];
    return grid.coastDistanceM[row * stepCells * grid.width + column * stepCells] as number;
  };
  const heightOf = (node: number) =>
    height(coastDistance(node), (node % columns) * 1000, Math.floor(node / columns) * 1000);
  const drainsTo = new Int32Array(columns * rows).fill(-2);
  const heap = new MinHeap();
  for (let node = 0; node < drainsTo.length; node += 1) {
    const distance = coastDistance(node);
    if (distance === 0 || distance > 1200) continue;
    drainsTo[node] = -1;
    heap.push(node, heightOf(node));
  }
  const order: number[] = [];
  while (heap.size > 0) {
    const node = heap.pop();
    order.push(node);
    const column = node % columns;
    for (const next of neighbours(node, column, columns)) {
      if (next < 0 || next >= drainsTo.length || drainsTo[next] !== -2) continue;
      if (coastDistance(next) === 0) continue;
      drainsTo[next] = node;
      heap.push(next, heightOf(next));
    }
  }
  return { drainsTo, order };
}

function neighbours(node: number, column: number, columns: number): number[] {
  const found = [node - columns, node + columns];
  if (column > 0) found.push(node - 1, node - columns - 1, node + columns - 1);
  if (column < columns - 1) found.push(node + 1, node - columns + 1, node + columns + 1);
  return found;
}

function jittered(grid: LandGrid, seed: number, columns: number): (node: number) => Position {
  return (node) => {
    const random = randomFor(seed, "bend", node);
    const column = (node % columns) * stepCells + 0.5;
    const row = Math.floor(node / columns) * stepCells + 0.5;
    return [
      Math.round(grid.west + column * grid.cellM + random.between(-320, 320)),
      Math.round(grid.south + row * grid.cellM + random.between(-320, 320)),
    ];
  };
}

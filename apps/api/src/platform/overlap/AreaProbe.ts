import { AreaGrid } from "./AreaGrid.ts";
import { EdgeBuckets } from "./EdgeBuckets.ts";
import { commonTrapezoidsM2 } from "./commonTrapezoids.ts";
import { type Box, boxOf, oriented, type Rings, writeBox } from "./rings.ts";

/** The area's edges clipped to one box, heights counted from its bottom. Reused, never shared. */
class EdgeCollector {
  edges = new Float64Array(1 << 14);
  count = 0;
  /** How many times the area wraps the whole box: edges right across its top, not stored. */
  windings = 0;
  coversOrMisses = true;
  #left = 0;
  #right = 0;
  #height = 0;

  begin(left: number, right: number, height: number): void {
    this.#left = left;
    this.#right = right;
    this.#height = height;
    this.count = 0;
    this.windings = 0;
    this.coversOrMisses = true;
  }

  addEdge(x0: number, y0: number, x1: number, y1: number): void {
    const left = this.#left;
    const right = this.#right;
    const height = this.#height;
    if (x0 === x1 || (y0 <= 0 && y1 <= 0)) return;
    if (x0 < x1 ? x1 <= left || x0 >= right : x0 <= left || x1 >= right) return;
    const slope = (y1 - y0) / (x1 - x0);
    if (x0 < left) {
      y0 += slope * (left - x0);
      x0 = left;
    } else if (x0 > right) {
      y0 += slope * (right - x0);
      x0 = right;
    }
    if (x1 < left) {
      y1 = y0 + slope * (left - x0);
      x1 = left;
    } else if (x1 > right) {
      y1 = y0 + slope * (right - x0);
      x1 = right;
    }
    if (y0 <= 0 && y1 <= 0) return;
    if (y0 < 0) {
      x0 -= y0 / slope;
      y0 = 0;
    } else if (y1 < 0) {
      x1 = x0 - y0 / slope;
      y1 = 0;
    }
    if (y0 >= height && y1 >= height) {
      y0 = height;
      y1 = height;
    } else if (y0 > height) {
      const crossing = x0 + (height - y0) / slope;
      this.#store(x0, height, crossing, height);
      x0 = crossing;
      y0 = height;
    } else if (y1 > height) {
      const crossing = x0 + (height - y0) / slope;
      this.#store(crossing, height, x1, height);
      x1 = crossing;
      y1 = height;
    }
    this.#store(x0, y0, x1, y1);
  }

  #store(x0: number, y0: number, x1: number, y1: number): void {
    if (x0 === x1) return;
    if (y0 === this.#height && y1 === this.#height) {
      if (x0 === this.#right && x1 === this.#left) {
        this.windings++;
        return;
      }
      if (x0 === this.#left && x1 === this.#right) {
        this.windings--;
        return;
      }
    }
    this.coversOrMisses = false;
    const at = 4 * this.count++;
    if (at + 4 > this.edges.length) {
      const grown = new Float64Array(this.edges.length * 2);
      grown.set(this.edges);
      this.edges = grown;
    }
    const edges = this.edges;
    edges[at] = x0;
    edges[at + 1] = y0;
    edges[at + 2] = x1;
    edges[at + 3] = y1;
  }
}

const EDGES_PER_BLOCK = 16;
const BLOCKS_PER_GROUP = 16;
/** With fewer edges, going through them costs less than laying out the grid. */
const GRID_FROM_EDGES = 512;

// One per thread: measuring is synchronous, and a ring needs no memory of the one before.
const collector = new EdgeCollector();
const buckets = new EdgeBuckets();

/**
 * The asked area, prepared for measuring how much of many small rings it covers.
 *
 * The common area of two shapes is the sum, over all pairs of their signed edges, of the common
 * area of the trapezoids that the two edges span down to a baseline. No intersection is ever built,
 * so no input can make it fail. The baseline is the bottom of the ring's box: edges of the area
 * below it, or next to it, contribute nothing, and edges above it collapse into one.
 */
export class AreaProbe {
  readonly box: Box;
  readonly #points: Float64Array;
  /** First and last point of each block of consecutive edges; a block never straddles two rings. */
  readonly #blockStart: Int32Array;
  readonly #blockEnd: Int32Array;
  readonly #blockBoxes: Float64Array;
  /** First block of each group; one more entry than there are groups. */
  readonly #groupStart: Int32Array;
  readonly #groupBoxes: Float64Array;
  readonly #grid: AreaGrid | null;

  /** Polygons of one area; they must not overlap each other. */
  constructor(polygons: readonly Rings[]) {
    const rings = polygons.flatMap((polygon) =>
      polygon.map((ring, index) => oriented(ring, index === 0)),
    );
    this.#points = joined(rings);
    const starts: number[] = [];
    const ends: number[] = [];
    const groups: number[] = [];
    let firstPoint = 0;
    for (const ring of rings) {
      const edges = ring.length / 2 - 1;
      for (let edge = 0; edge < edges; edge += EDGES_PER_BLOCK) {
        if ((edge / EDGES_PER_BLOCK) % BLOCKS_PER_GROUP === 0) groups.push(starts.length);
        starts.push(firstPoint + edge);
        ends.push(firstPoint + Math.min(edges, edge + EDGES_PER_BLOCK));
      }
      firstPoint += ring.length / 2;
    }
    groups.push(starts.length);
    this.#blockStart = Int32Array.from(starts);
    this.#blockEnd = Int32Array.from(ends);
    this.#groupStart = Int32Array.from(groups);
    this.#blockBoxes = new Float64Array(4 * starts.length);
    for (let block = 0; block < starts.length; block++)
      writeBox(this.#blockBoxes, 4 * block, this.#points, 2 * starts[block]!, 2 * ends[block]! + 2);
    // A box is two points, so boxes of boxes are taken like boxes of points.
    this.#groupBoxes = new Float64Array(4 * (groups.length - 1));
    for (let group = 0; group + 1 < groups.length; group++)
      writeBox(
        this.#groupBoxes,
        4 * group,
        this.#blockBoxes,
        4 * groups[group]!,
        4 * groups[group + 1]!,
      );
    this.box = boxOf(this.#groupBoxes);
    this.#grid =
      this.#points.length / 2 < GRID_FROM_EDGES
        ? null
        : new AreaGrid(
            this.box,
            this.#points,
            rings.map((ring) => ring.length),
          );
  }

  /**
   * Square metres of one ring that the area covers. The ring lies in `coordinates` from `offset`,
   * `points` points long, with its box and signed area next to it: a hole answers negative.
   */
  overlapM2(
    coordinates: Float64Array,
    offset: number,
    points: number,
    boxes: Float64Array,
    boxAt: number,
    signedM2: number,
  ): number {
    const left = boxes[boxAt]!;
    const bottom = boxes[boxAt + 1]!;
    const right = boxes[boxAt + 2]!;
    const top = boxes[boxAt + 3]!;
    const cover = this.#grid?.coverOf(left, bottom, right, top) ?? -1;
    if (cover >= 0) return cover * signedM2;
    collector.begin(left, right, top - bottom);
    this.#collectEdges(left, bottom, right, top);
    const windings = collector.windings;
    if (collector.coversOrMisses) return windings * signedM2;
    buckets.fill(collector.edges, collector.count, left, right, points);
    const partlyM2 = commonTrapezoidsM2(buckets, coordinates, offset, points, bottom);
    return windings * signedM2 + partlyM2;
  }

  #collectEdges(left: number, bottom: number, right: number, top: number): void {
    const points = this.#points;
    const starts = this.#blockStart;
    const ends = this.#blockEnd;
    const groups = this.#groupStart;
    const groupBoxes = this.#groupBoxes;
    const blockBoxes = this.#blockBoxes;
    const height = top - bottom;
    // Consecutive blocks that lie wholly above the box count as one level edge along its top.
    let runStart = -1;
    let runEnd = -1;
    for (let group = 0; group < groups.length - 1; group++) {
      const g = 4 * group;
      if (groupBoxes[g + 2]! <= left || groupBoxes[g]! >= right || groupBoxes[g + 3]! <= bottom)
        continue;
      const firstBlock = groups[group]!;
      const endBlock = groups[group + 1]!;
      const groupAbove = groupBoxes[g + 1]! >= top;
      const step = groupAbove ? endBlock - firstBlock : 1;
      for (let block = firstBlock; block < endBlock; block += step) {
        const b = 4 * block;
        if (!groupAbove) {
          if (blockBoxes[b + 2]! <= left || blockBoxes[b]! >= right || blockBoxes[b + 3]! <= bottom)
            continue;
          if (blockBoxes[b + 1]! < top) {
            for (let i = 2 * starts[block]!, end = 2 * ends[block]!; i < end; i += 2) {
              collector.addEdge(
                points[i]!,
                points[i + 1]! - bottom,
                points[i + 2]!,
                points[i + 3]! - bottom,
              );
            }
            continue;
          }
        }
        const first = starts[block]!;
        const last = ends[block + step - 1]!;
        if (runEnd === first) {
          runEnd = last;
        } else {
          if (runStart >= 0)
            collector.addEdge(points[2 * runStart]!, height, points[2 * runEnd]!, height);
          runStart = first;
          runEnd = last;
        }
      }
    }
    if (runStart >= 0)
      collector.addEdge(points[2 * runStart]!, height, points[2 * runEnd]!, height);
  }
}

function joined(rings: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(rings.reduce((length, ring) => length + ring.length, 0));
  let offset = 0;
  for (const ring of rings) {
    all.set(ring, offset);
    offset += ring.length;
  }
  return all;
}

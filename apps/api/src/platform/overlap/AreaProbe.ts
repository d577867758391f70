import { AreaGrid } from "./AreaGrid.ts";
import { commonTrapezoidsM2 } from "./commonTrapezoids.ts";
import { EdgeBuckets } from "./EdgeBuckets.ts";
import { EdgeCollector } from "./EdgeCollector.ts";
import { boxOf, oriented, writeBox, type Box, type Rings } from "./rings.ts";

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

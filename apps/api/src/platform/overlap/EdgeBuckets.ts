/** Below this many pairs a look at each is quicker than putting them in order. */
const ONE_BUCKET_UP_TO_PAIRS = 512;
const EDGES_PER_BUCKET = 3;
const MAX_BUCKETS = 128;

/**
 * The collected edges, put in upright strips of equal width and cut at their borders: an edge of a
 * ring meets only those above or below it. An area of ten thousand corners has hundreds of edges in
 * a ring's box, and nearly all pairs lie next to each other. Reused, never shared.
 */
export class EdgeBuckets {
  count = 1;
  /** Strips per metre, and where the first begins. */
  perMetre = 0;
  origin = 0;
  /** First entry of each strip; one more than there are strips. */
  starts = new Int32Array(MAX_BUCKETS + 1);
  left = new Float64Array(1 << 12);
  right = new Float64Array(1 << 12);
  /** Height at the left end, and what it gains per metre. */
  height = new Float64Array(1 << 12);
  slope = new Float64Array(1 << 12);
  /** −1 for an edge that runs rightwards, as the area's sign wants it. */
  sign = new Float64Array(1 << 12);

  /** Takes the edges that lie between two eastings, for a ring of so many points. */
  fill(edges: Float64Array, edgeCount: number, fromX: number, toX: number, points: number): void {
    const isFew = points <= 8 || edgeCount * points <= ONE_BUCKET_UP_TO_PAIRS;
    if (isFew) return this.#fillOne(edges, edgeCount);
    const buckets = Math.min(MAX_BUCKETS, Math.ceil(edgeCount / EDGES_PER_BUCKET));
    this.count = buckets;
    this.origin = fromX;
    this.perMetre = buckets / (toX - fromX);
    const starts = this.starts;
    starts.fill(0, 0, buckets + 1);
    for (let i = 0, end = 4 * edgeCount; i < end; i += 4) {
      const x0 = edges[i]!;
      const x1 = edges[i + 2]!;
      const last = this.bucketOf(x0 < x1 ? x1 : x0);
      for (let bucket = this.bucketOf(x0 < x1 ? x0 : x1); bucket <= last; bucket++)
        starts[bucket]!++;
    }
    let total = 0;
    for (let bucket = 0; bucket <= buckets; bucket++) {
      const size = starts[bucket]!;
      starts[bucket] = total;
      total += size;
    }
    this.#makeRoomFor(total);
    for (let i = 0, end = 4 * edgeCount; i < end; i += 4)
      this.#add(edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!);
    // Filling has moved each start to the next one's place.
    starts.copyWithin(1, 0, buckets);
    starts[0] = 0;
  }

  bucketOf(x: number): number {
    const bucket = Math.floor((x - this.origin) * this.perMetre);
    return bucket < 0 ? 0 : bucket < this.count ? bucket : this.count - 1;
  }

  #fillOne(edges: Float64Array, edgeCount: number): void {
    this.count = 1;
    this.starts[0] = 0;
    this.starts[1] = edgeCount;
    this.#makeRoomFor(edgeCount);
    for (let i = 0, from = 0; i < edgeCount; i++, from += 4) {
      const x0 = edges[from]!;
      const y0 = edges[from + 1]!;
      const x1 = edges[from + 2]!;
      const y1 = edges[from + 3]!;
      const rightwards = x0 < x1;
      this.left[i] = rightwards ? x0 : x1;
      this.right[i] = rightwards ? x1 : x0;
      this.height[i] = rightwards ? y0 : y1;
      this.slope[i] = (y1 - y0) / (x1 - x0);
      this.sign[i] = rightwards ? -1 : 1;
    }
  }

  #add(x0: number, y0: number, x1: number, y1: number): void {
    const rightwards = x0 < x1;
    const from = rightwards ? x0 : x1;
    const to = rightwards ? x1 : x0;
    const fromY = rightwards ? y0 : y1;
    const slope = (y1 - y0) / (x1 - x0);
    const sign = rightwards ? -1 : 1;
    const last = this.bucketOf(to);
    let begin = from;
    for (let bucket = this.bucketOf(from); bucket <= last; bucket++) {
      const border = this.origin + (bucket + 1) / this.perMetre;
      const end = bucket < last && border < to ? border : to;
      const at = this.starts[bucket]!++;
      this.left[at] = begin;
      this.right[at] = end;
      this.height[at] = fromY + slope * (begin - from);
      this.slope[at] = slope;
      this.sign[at] = sign;
      if (end > begin) begin = end;
    }
  }

  #makeRoomFor(total: number): void {
    if (total <= this.left.length) return;
    const room = 2 * total;
    this.left = new Float64Array(room);
    this.right = new Float64Array(room);
    this.height = new Float64Array(room);
    this.slope = new Float64Array(room);
    this.sign = new Float64Array(room);
  }
}

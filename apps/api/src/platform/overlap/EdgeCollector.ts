/** The area's edges clipped to one box, heights counted from its bottom. Reused, never shared. */
export class EdgeCollector {
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

/** Numbers appended one after the other; a plain array of a hundred million would not fit. */
export class GrowingArray {
  #values = new Float64Array(1024);
  length = 0;

  push(value: number): void {
    this.#makeRoomFor(1);
    this.#values[this.length++] = value;
  }

  pushAll(values: ArrayLike<number>): void {
    this.#makeRoomFor(values.length);
    this.#values.set(values, this.length);
    this.length += values.length;
  }

  view(): Float64Array {
    return this.#values.subarray(0, this.length);
  }

  #makeRoomFor(count: number): void {
    if (this.length + count <= this.#values.length) return;
    const grown = new Float64Array(Math.max(2 * this.#values.length, this.length + count));
    grown.set(this.#values);
    this.#values = grown;
  }
}

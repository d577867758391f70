/** Takes numbers in, gives the one with the lowest rank out. */
export class MinHeap {
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

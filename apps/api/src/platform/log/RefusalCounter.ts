export type RefusalSummary = {
  code: string;
  count: number;
  /** The network that was refused most, of those that were told apart. */
  network: string;
  ofNetwork: number;
};

/** More are counted, but not told apart: a flood from everywhere must not fill memory. */
const MAX_NETWORKS = 200;

/** Counts what was turned away until somebody writes it down; a line each would be a flood of its own. */
export class RefusalCounter {
  readonly #codes = new Map<string, { count: number; networks: Map<string, number> }>();

  add(code: string, network: string): void {
    let counted = this.#codes.get(code);
    if (counted === undefined) {
      counted = { count: 0, networks: new Map() };
      this.#codes.set(code, counted);
    }
    counted.count += 1;
    const own = counted.networks.get(network);
    if (own !== undefined || counted.networks.size < MAX_NETWORKS)
      counted.networks.set(network, (own ?? 0) + 1);
  }

  /** What was counted since the last time. */
  take(): RefusalSummary[] {
    const summaries = [...this.#codes].map(([code, { count, networks }]) => {
      const [network, ofNetwork] = [...networks].reduce((most, one) =>
        one[1] > most[1] ? one : most,
      );
      return { code, count, network, ofNetwork };
    });
    this.#codes.clear();
    return summaries;
  }
}

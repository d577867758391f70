import { LRUCache } from "lru-cache";

/** Who is counted, and how many different areas they may ask about in the window. */
export type Prober = { readonly key: string; readonly most: number };

const WINDOW_MS = 3_600_000;
const MAX_PROBERS = 20_000;

/**
 * Counts the different areas somebody checks within an hour. Asking again about the same area is
 * free: pages reload. Counted in this process, as the rate limits are.
 */
export class ProbeLimit {
  /** Whoever asked longest ago makes room. */
  readonly #asked = new LRUCache<string, Map<string, number>>({ max: MAX_PROBERS });

  /** Milliseconds until this area may be asked about; 0 where it may now. */
  take(probers: readonly Prober[], area: string, nowMs: number): number {
    const waitMs = Math.max(0, ...probers.map((one) => this.#waitMs(one, area, nowMs)));
    if (waitMs > 0) return waitMs;
    for (const { key } of probers) this.#areasOf(key, nowMs).set(area, nowMs);
    return 0;
  }

  #waitMs({ key, most }: Prober, area: string, nowMs: number): number {
    const areas = this.#areasOf(key, nowMs);
    if (areas.has(area) || areas.size < most) return 0;
    return Math.min(...areas.values()) + WINDOW_MS - nowMs;
  }

  #areasOf(key: string, nowMs: number): Map<string, number> {
    const areas = this.#asked.get(key) ?? new Map<string, number>();
    for (const [area, at] of areas) if (at + WINDOW_MS <= nowMs) areas.delete(area);
    this.#asked.set(key, areas);
    return areas;
  }
}

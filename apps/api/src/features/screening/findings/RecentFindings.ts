import { LRUCache } from "lru-cache";
import type { KnownFinding } from "./Screened.ts";

const AREAS_KEPT = 200;
const KEPT_MS = 10 * 60_000;

/** Findings of the areas that were just screened here: a second look costs nothing. */
export class RecentFindings {
  readonly #areas = new LRUCache<string, Map<string, KnownFinding>>({
    max: AREAS_KEPT,
    ttl: KEPT_MS,
  });

  get(hash: string, datasetId: string, versionId: number): KnownFinding | undefined {
    return this.#areas.get(hash)?.get(`${datasetId}@${versionId}`);
  }

  add(hash: string, found: Iterable<KnownFinding>): void {
    const area = this.#areas.get(hash) ?? new Map<string, KnownFinding>();
    for (const known of found) {
      const { datasetId, version } = known.finding;
      if (version.id !== null) area.set(`${datasetId}@${version.id}`, known);
    }
    this.#areas.set(hash, area);
  }
}

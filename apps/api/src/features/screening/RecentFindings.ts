import { BoundedCache } from "../../platform/identity/BoundedCache.ts";
import type { KnownFinding } from "./Screened.ts";

const AREAS_KEPT = 200;
const KEPT_MS = 10 * 60_000;

/** Findings of the areas that were just screened here: a second look costs nothing. */
export class RecentFindings {
  readonly #areas = new BoundedCache<Map<string, KnownFinding>>(AREAS_KEPT);

  get(hash: string, datasetId: string, versionId: number): KnownFinding | undefined {
    return this.#areas.get(hash, Date.now())?.get(`${datasetId}@${versionId}`);
  }

  add(hash: string, found: Iterable<KnownFinding>): void {
    const now = Date.now();
    const area = this.#areas.get(hash, now) ?? new Map<string, KnownFinding>();
    for (const known of found) {
      const { datasetId, version } = known.finding;
      if (version.id !== null) area.set(`${datasetId}@${version.id}`, known);
    }
    this.#areas.set(hash, area, now + KEPT_MS);
  }
}

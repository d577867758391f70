import { LRUCache } from "lru-cache";
import type { Queryable } from "../../../platform/database/Database.ts";
import { pointsOf, rowVersionsOf } from "./queries.ts";
import type { Point } from "./Snapshot.ts";

/** Several times what the nation has drawn. */
const MAX_POINTS = 100_000;

/** Points inside areas, kept until the outline is written again. */
export class PointStore {
  readonly #points = new LRUCache<string, { rowVersion: string; point: Point | null }>({
    max: MAX_POINTS,
  });

  async of(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Point>> {
    const inside = new Map<string, Point>();
    const missing = new Map<string, string>();
    for (const { id, rowVersion } of await rowVersionsOf(database, [...new Set(ids)])) {
      const kept = this.#points.get(id);
      if (kept?.rowVersion !== rowVersion) missing.set(id, rowVersion);
      else if (kept.point !== null) inside.set(id, kept.point);
    }
    if (missing.size === 0) return inside;
    const measured = await pointsOf(database, [...missing.keys()]);
    // An empty outline has no point; it is not measured again either.
    for (const [id, rowVersion] of missing) this.#points.set(id, { rowVersion, point: null });
    for (const { id, rowVersion, easting, northing } of measured) {
      const point: Point = [easting, northing];
      this.#points.set(id, { rowVersion, point });
      inside.set(id, point);
    }
    return inside;
  }
}

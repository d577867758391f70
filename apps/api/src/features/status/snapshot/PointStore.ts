import type { Queryable } from "../../../platform/database/Database.ts";
import { pointsOf } from "./queries.ts";
import type { Point } from "./Snapshot.ts";

/** Points inside areas, kept for good: a drawn geometry never changes, it gets a new id. */
export class PointStore {
  readonly #points = new Map<string, Point>();

  async of(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Point>> {
    const missing = [...new Set(ids)].filter((id) => !this.#points.has(id));
    if (missing.length > 0) {
      for (const { id, easting, northing } of await pointsOf(database, missing)) {
        this.#points.set(id, [easting, northing]);
      }
    }
    return this.#points;
  }
}

import type { Queryable } from "../../../platform/database/Database.ts";
import type { ChangeWatch } from "../../../platform/publicData/ChangeWatch.ts";
import type { Collection } from "./collections.ts";
import { type Extent, extentOf } from "./queries.ts";

const topics = ["status", "reference", "land"] as const;

/**
 * Where each collection lies, measured once per change: the list of collections tells all of them,
 * and the standard asks it to tell the same as each by itself.
 */
export class KeptExtents {
  readonly #database: Queryable;
  readonly #changes: Pick<ChangeWatch, "version">;
  readonly #kept = new Map<string, { version: string; extent: Promise<Extent> }>();

  constructor(database: Queryable, changes: Pick<ChangeWatch, "version">) {
    this.#database = database;
    this.#changes = changes;
  }

  async of(collection: Collection): Promise<Extent> {
    const { id, dataset } = collection;
    const version = dataset ? String(dataset.versionId) : await this.#changes.version(topics);
    const known = this.#kept.get(id);
    if (known?.version === version) return known.extent;
    const extent = extentOf(this.#database, collection);
    this.#kept.set(id, { version, extent });
    // A failure is not kept: the next caller asks again.
    extent.catch(() => this.#kept.delete(id));
    return extent;
  }
}

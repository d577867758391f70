import type { NationalGoals } from "@mars/domain/status/goals";
import { LRUCache } from "lru-cache";
import type { Database } from "../../../platform/database/Database.ts";
import type { ChangeWatch } from "../../../platform/publicData/ChangeWatch.ts";
import type { ChangeTopic } from "../../../platform/publicData/queries.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { loadSnapshot } from "./loadSnapshot.ts";
import { PointStore } from "./PointStore.ts";
import type { Snapshot } from "./Snapshot.ts";

/** What the status pages are made of. */
export const statusTopics: readonly ChangeTopic[] = ["status", "reference", "land"];

const maxEarlier = 5;
/** Loads of earlier days that may wait: callers give up after twenty seconds, loads do not. */
const MAX_WAITING = 8;
const RETRY_AFTER_S = "5";

type Parts = {
  database: Database;
  watch: ChangeWatch;
  goals: NationalGoals;
  now: () => Date;
};

/** The newest snapshot and a few of earlier days; all pages of one version share one. */
export class SnapshotStore {
  readonly #parts: Parts;
  readonly #points = new PointStore();
  /** Of today, and of yesterday for those who asked just before midnight. */
  readonly #today = new LRUCache<string, Promise<Snapshot>>({ max: 2 });
  readonly #ofEarlierDays = new LRUCache<string, Promise<Snapshot>>({ max: maxEarlier });
  #earlier: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** As things stand now, for what is not kept by version. */
  async current(asOf: string | null, day: string): Promise<Snapshot> {
    return this.get(await this.#parts.watch.version(statusTopics), asOf, day);
  }

  get(version: string, asOf: string | null, day: string): Promise<Snapshot> {
    const key = `${version} ${asOf ?? `now ${day}`}`;
    const snapshots = asOf === null ? this.#today : this.#ofEarlierDays;
    const known = snapshots.get(key);
    if (known !== undefined) return known;
    if (asOf !== null && this.#waiting >= MAX_WAITING)
      // Before anything is stored, which would push out what others are served from.
      return Promise.reject(
        new ProblemError("server.busy", { headers: { "retry-after": RETRY_AFTER_S } }),
      );
    const snapshot = asOf === null ? this.#load(version, null) : this.#loadExclusive(version, asOf);
    snapshot.catch(() => snapshots.delete(key));
    snapshots.set(key, snapshot);
    return snapshot;
  }

  /** Earlier days one at a time: asking for many must not keep everybody else from the database. */
  #loadExclusive(version: string, asOf: string): Promise<Snapshot> {
    this.#waiting += 1;
    const snapshot = this.#earlier
      .then(() => this.#load(version, asOf))
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#earlier = snapshot.catch(() => undefined);
    return snapshot;
  }

  /** Read again when something changed meanwhile: figures of one page must belong together. */
  async #load(version: string, asOf: string | null): Promise<Snapshot> {
    const { database, watch, goals, now } = this.#parts;
    for (let attempt = 1; ; attempt += 1) {
      const snapshot = await loadSnapshot(database.write, this.#points, {
        asOf,
        now: now(),
        goals,
      });
      if (attempt === 2 || (await watch.version(statusTopics)) === version) return snapshot;
    }
  }
}

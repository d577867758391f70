import type { Queryable } from "../database/Database.ts";
import { countChanges, type ChangeTopic } from "./queries.ts";
import { withDeadline } from "../time/withDeadline.ts";

const checkEveryMs = 250;
/** Together with making an answer again it has to stay below two seconds. */
const trustedForMs = 750;
/** A request waits no longer than this for a check, and for none while the last one was late. */
const deadlineMs = 250;
/** Old rows are cleared away after a day; an instance that did not look for an hour takes everything as changed. */
const forgottenAfterMs = 3_600_000;

type Parts = {
  /** A connection of its own: the pool may be busy for longer than an answer may be old. */
  database: Queryable;
  warn: (message: string) => void;
  nowMs?: () => number;
};

/**
 * Tells whether what the public sees has changed, by a number per topic that grows with every
 * change this instance notices. It asks the primary: between replicas of different age a change
 * could be noticed on one and never be loaded from another.
 */
export class ChangeWatch {
  readonly #parts: Parts;
  readonly #nowMs: () => number;
  readonly #versions: Record<ChangeTopic, number> = { status: 0, reference: 0, land: 0 };
  #checkedAtMs = Number.NEGATIVE_INFINITY;
  #askedAtMs = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  /** The database has not answered in time; what was known last is taken to hold until it does. */
  #isLate = false;
  /** Everything before this transaction had ended when it was last asked. */
  #horizon = "0";
  #seen: Partial<Record<ChangeTopic, number>> = {};

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#nowMs = parts.nowMs ?? (() => performance.now());
  }

  /**
   * The versions of these topics as one text, without waiting; undefined when that would be too
   * old and the database can be asked. Asks again in the background, so that steady traffic never
   * waits.
   */
  versionNow(topics: readonly ChangeTopic[]): string | undefined {
    const ageMs = this.#nowMs() - this.#checkedAtMs;
    if (ageMs >= trustedForMs && !this.#isLate) return undefined;
    if (ageMs >= checkEveryMs) void this.#checkOnce();
    return this.#versionOf(topics);
  }

  /** As of now, or as known last where the database does not answer in time; waits for the first. */
  async version(topics: readonly ChangeTopic[]): Promise<string> {
    if (this.#nowMs() - this.#checkedAtMs >= checkEveryMs) {
      const check = this.#checkOnce();
      if (this.#isFirst) await check;
      else if (!this.#isLate) await withDeadline(check, deadlineMs, () => this.#markLate("late"));
    }
    return this.#versionOf(topics);
  }

  get #isFirst(): boolean {
    return this.#horizon === "0";
  }

  #markLate(reason: string): void {
    if (!this.#isLate) this.#parts.warn(`cannot ask for public changes: ${reason}`);
    this.#isLate = true;
  }

  async #checkOnce(): Promise<void> {
    const isDue = this.#isFirst || this.#nowMs() - this.#askedAtMs >= checkEveryMs;
    if (this.#checking === null && isDue)
      this.#checking = this.#check().finally(() => {
        this.#checking = null;
      });
    await this.#checking;
  }

  #versionOf(topics: readonly ChangeTopic[]): string {
    return topics.map((topic) => this.#versions[topic]).join(".");
  }

  async #check(): Promise<void> {
    const startedMs = this.#nowMs();
    this.#askedAtMs = startedMs;
    const first = this.#isFirst;
    try {
      const { horizon, since, open } = await countChanges(this.#parts.database, this.#horizon);
      const forgotten = startedMs - this.#checkedAtMs > forgottenAfterMs;
      for (const topic of Object.keys(this.#versions) as ChangeTopic[]) {
        const changed = (since[topic] ?? 0) !== (this.#seen[topic] ?? 0);
        if (first || forgotten || changed) this.#versions[topic] += 1;
      }
      this.#horizon = horizon;
      this.#seen = open;
      this.#checkedAtMs = startedMs;
      this.#isLate = false;
    } catch (error) {
      // Without the database nothing changes either: what is ready continues being served.
      if (first) throw error;
      this.#markLate(String(error));
    }
  }
}

import type { Database } from "../database/Database.ts";
import { countChanges, type ChangeTopic } from "./queries.ts";

const checkEveryMs = 250;
/** Together with making an answer anew it has to stay below two seconds. */
const trustedForMs = 750;
/** Old rows are cleared away after a day; well before that a sleeper must take everything as changed. */
const forgottenAfterMs = 3_600_000;

type Parts = {
  database: Database;
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
  #checking: Promise<void> | null = null;
  /** Everything before this transaction had ended when it was last asked. */
  #horizon = "0";
  #seen: Partial<Record<ChangeTopic, number>> = {};

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#nowMs = parts.nowMs ?? (() => performance.now());
  }

  /**
   * The versions of these topics as one text, without waiting; undefined when that would be too
   * old. Asks anew in the background, so that steady traffic never waits.
   */
  versionNow(topics: readonly ChangeTopic[]): string | undefined {
    const ageMs = this.#nowMs() - this.#checkedAtMs;
    if (ageMs >= trustedForMs) return undefined;
    if (ageMs >= checkEveryMs) void this.#checkOnce();
    return this.#versionOf(topics);
  }

  async version(topics: readonly ChangeTopic[]): Promise<string> {
    if (this.#nowMs() - this.#checkedAtMs >= checkEveryMs) await this.#checkOnce();
    return this.#versionOf(topics);
  }

  #checkOnce(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  #versionOf(topics: readonly ChangeTopic[]): string {
    return topics.map((topic) => this.#versions[topic]).join(".");
  }

  async #check(): Promise<void> {
    const startedMs = this.#nowMs();
    const first = this.#horizon === "0";
    try {
      const { horizon, since, open } = await countChanges(
        this.#parts.database.write,
        this.#horizon,
      );
      const forgotten = startedMs - this.#checkedAtMs > forgottenAfterMs;
      for (const topic of Object.keys(this.#versions) as ChangeTopic[]) {
        const changed = (since[topic] ?? 0) !== (this.#seen[topic] ?? 0);
        if (first || forgotten || changed) this.#versions[topic] += 1;
      }
      this.#horizon = horizon;
      this.#seen = open;
    } catch (error) {
      // Without the database nothing changes either: what is ready goes on being served.
      if (first) throw error;
      this.#parts.warn(`could not ask for public changes: ${String(error)}`);
    }
    this.#checkedAtMs = startedMs;
  }
}

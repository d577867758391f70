import type { Database } from "../../../apps/api/src/platform/database/Database.ts";
import { acquireLease } from "../../../apps/api/src/platform/sources/leaseQueries.ts";
import { saveRunProgress } from "../../../apps/api/src/platform/sources/sourceQueries.ts";
import { LeaseLost } from "../importLease.ts";
import { type Progress, stillExpected } from "../progress.ts";

const EVERY_MS = 3_000;

type Watched = { database: Database; runId: number; holder: string; lease: string };

/** Keeps the lease while a run continues, writes down how far it is, and ends it when asked to. */
export class RunWatch {
  readonly progress: Progress;
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #watched: Watched;
  #now: { what: string; done: number; expected: number | null } = {
    what: "",
    done: 0,
    expected: null,
  };
  #looking: Promise<void> = Promise.resolve();

  constructor(watched: Watched, shown: Progress) {
    this.#watched = watched;
    this.progress = {
      begin: (title, expected, from = 0) => {
        this.#now = { what: title, done: from, expected };
        shown.begin(title, expected, from);
      },
      at: (count) => {
        const expected = stillExpected(this.#now.expected, count);
        this.#now = { ...this.#now, done: count, expected };
        shown.at(count);
      },
      say: (line) => {
        this.#now = { ...this.#now, what: line };
        shown.say(line);
      },
      end: () => shown.end(),
    };
    this.#timer = setInterval(() => {
      // One look at a time: on a busy database they would pile up.
      this.#looking = this.#looking.then(() => this.#look());
    }, EVERY_MS);
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { database, runId, holder, lease } = this.#watched;
    try {
      if (!(await acquireLease(database.write, lease, holder))) this.#stop.abort(new LeaseLost());
      if (await saveRunProgress(database.write, runId, this.#now)) this.#stop.abort();
    } catch {
      // A database that is unavailable for a moment is looked at again; the import itself fails if it stays away.
    }
  }
}

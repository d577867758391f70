import type { Database } from "../database/Database.ts";
import { KEPT_MS, personKey, subjectKey } from "../identity/RevokedSessions.ts";
import { insertRevocation } from "../identity/revokedSessionQueries.ts";
import { erasePeopleRows, type Erasure, recordErasure } from "./eraseQueries.ts";
import { countOpenCases, readPrivateDrafts, type StoredPerson } from "./peopleQueries.ts";

/** Ends the trial without a change; never seen outside. */
class Undo extends Error {
  readonly erasure: Erasure;
  constructor(erasure: Erasure) {
    super("trial");
    this.erasure = erasure;
  }
}

export type ErasureOutcome =
  | { isDone: true; erasure: Erasure }
  | { isDone: false; why: "open-cases"; openCases: number };

type Options = {
  now: Date;
  /** Does everything and takes it back: the numbers are those of the real run. */
  isTrial: boolean;
  /** Also where a case of theirs is still being worked on. */
  despiteOpenCases: boolean;
};

/**
 * Takes out who these people are and what only they needed. Cases that an authority has seen stay,
 * with the person as a bare id: decisions must be kept, and the balances count them.
 */
export async function erasePeople(
  database: Database,
  people: readonly StoredPerson[],
  { now, isTrial, despiteOpenCases }: Options,
): Promise<ErasureOutcome> {
  const ids = people.map(({ id }) => id);
  try {
    return await database.transaction(async (tx) => {
      const openCases = await countOpenCases(tx, ids);
      if (openCases > 0 && !despiteOpenCases)
        return { isDone: false, why: "open-cases", openCases };
      const erasure = await erasePeopleRows(tx, ids, await readPrivateDrafts(tx, ids));
      const expiresAt = new Date(now.getTime() + KEPT_MS);
      for (const { id, subject } of people) {
        // By both names: a token from before would otherwise store the same person as a new row.
        for (const key of [personKey(id), subjectKey(subject)])
          await insertRevocation(tx, key, expiresAt);
        await recordErasure(tx, id, erasure, now);
      }
      if (isTrial) throw new Undo(erasure);
      return { isDone: true, erasure };
    });
  } catch (error) {
    if (error instanceof Undo) return { isDone: true, erasure: error.erasure };
    throw error;
  }
}

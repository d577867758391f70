import { type FieldConflict, fieldNames } from "./mergeFields.ts";
import { staleAnswer } from "./saveFailure.ts";
import type { Conflict } from "./saveState.ts";

/** Someone else may save in between, but not for ever. */
const maxRebases = 5;

type MergedChange<F extends object, R> = {
  /** The newest record known; asked again after each refusal. */
  known: () => R;
  mine: () => Partial<F>;
  merge: (
    record: R,
    mine: Partial<F>,
  ) => { toSend: Partial<F>; conflicts: readonly FieldConflict<F>[] };
  /** Sends with the version of exactly this record. */
  send: (fields: Partial<F>, record: R) => Promise<R>;
  /** What stands, from a refusal: known from now on. */
  take: (current: R) => void;
};

export type Merged<F, R> =
  | { outcome: "saved"; before: R; after: R; fields: Partial<F> }
  | { outcome: "conflict"; conflict: Conflict<F, R> }
  /** Nothing is left to send: it was let go of meanwhile. */
  | { outcome: "nothing" };

/**
 * Merges a change with the newest record known and sends it with that record's version. A refusal
 * brings the record that stands, and the merge is made again; what both changed is for the user.
 * What fails otherwise is thrown.
 */
export async function saveMerged<F extends object, R>(
  change: MergedChange<F, R>,
): Promise<Merged<F, R>> {
  let changedBy: string | null = null;
  for (let rebases = 0; ; rebases += 1) {
    const fields = change.mine();
    if (fieldNames<F>(fields).length === 0) return { outcome: "nothing" };
    const record = change.known();
    const { toSend, conflicts } = change.merge(record, fields);
    if (conflicts.length > 0)
      return { outcome: "conflict", conflict: { fields: conflicts, changedBy, record } };
    if (fieldNames<F>(toSend).length === 0)
      return { outcome: "saved", before: record, after: record, fields };
    try {
      // Each request is based on what the one before was answered.
      // oxlint-disable-next-line no-await-in-loop
      const after = await change.send(toSend, record);
      return { outcome: "saved", before: record, after, fields };
    } catch (error) {
      const stale = staleAnswer(error);
      if (!stale || rebases === maxRebases) throw error;
      changedBy = stale.changedBy;
      change.take(stale.current as R);
    }
  }
}

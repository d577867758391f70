import { useState } from "react";
import { useRequest } from "../requestStatus/useRequest.ts";
import type { FieldChange } from "./changedFields.ts";
import { fieldNames, mergeFields } from "./mergeFields.ts";
import { newerOf } from "./newerOf.ts";
import { saveMerged } from "./saveMerged.ts";
import type { Conflict } from "./saveState.ts";

type Target<F extends object, R, Sent> = {
  fieldsOf: (record: R) => F;
  send: (fields: Partial<F>, record: R, signal: AbortSignal) => Promise<R>;
  take?: (current: R) => void;
  /** `before` is `after` where it stood there already. */
  onSaved: (after: R, how: { before: R; fields: Partial<F>; sent: Sent }) => Promise<void> | void;
  onConflict?: (conflict: Conflict<F, R>) => void;
  /** Where no dialog tells it. */
  onFailed?: (error: unknown) => void;
};
type Asked<F, R, Sent> = {
  change: FieldChange<F>;
  record: R;
  /** What the caller would know again when it is saved; another save may be asked for meanwhile. */
  sent: Sent;
};
type Met<F, R, Sent> = { change: FieldChange<F>; conflict: Conflict<F, R>; sent: Sent };

/**
 * One save by a button, merged and told as the engine does it. It is for what is decided in a dialog
 * or a menu: nothing is kept in the browser, and a failure is told at once instead of tried again.
 * A conflict stands until it is saved: what fails after it was seen has not ended it.
 */
export function useMergedSave<F extends object, R extends { version: number }, Sent = undefined>({
  fieldsOf,
  send,
  take,
  onSaved,
  onConflict,
  onFailed,
}: Target<F, R, Sent>) {
  const [met, setMet] = useState<Met<F, R, Sent> | null>(null);
  const request = useRequest(async (asked: Asked<F, R, Sent>, signal: AbortSignal) => {
    const { change, record, sent } = asked;
    let known = record;
    try {
      const merged = await saveMerged<F, R>({
        known: () => known,
        mine: () => change.mine,
        merge(newest, mine) {
          const theirs = fieldsOf(newest);
          return mergeFields<F>({ mine, base: change.base, theirs, theirStamps: theirs });
        },
        send: (fields, newest) => send(fields, newest, signal),
        take(current) {
          known = newerOf(current, known);
          take?.(current);
        },
      });
      if (merged.outcome === "conflict") {
        setMet({ change, conflict: merged.conflict, sent });
        onConflict?.(merged.conflict);
        return;
      }
      setMet(null);
      if (merged.outcome === "nothing") await onSaved(known, { before: known, fields: {}, sent });
      else await onSaved(merged.after, { before: merged.before, fields: merged.fields, sent });
    } catch (error) {
      if (!signal.aborted) onFailed?.(error);
      throw error;
    }
  });

  /** Based on what was shown: what is changed a third time is asked about again. */
  function resolve(keepMine: (field: keyof F) => boolean): void {
    if (!met) return;
    const { mine, base } = met.change;
    const theirs = fieldsOf(met.conflict.record);
    const asked = met.conflict.fields.map(({ field }) => field);
    const left = fieldNames<F>(mine).filter((name) => !asked.includes(name) || keepMine(name));
    const baseOf = (name: keyof F) => (asked.includes(name) ? (theirs[name] ?? null) : base[name]);
    const change = {
      mine: Object.fromEntries(left.map((name) => [name, mine[name]])) as Partial<F>,
      base: Object.fromEntries(left.map((name) => [name, baseOf(name)])) as FieldChange<F>["base"],
    };
    void request.run({ change, record: met.conflict.record, sent: met.sent });
  }

  return {
    run: request.run,
    isRunning: request.status === "RUNNING",
    error: request.error,
    conflict: met?.conflict ?? null,
    resolve,
  };
}

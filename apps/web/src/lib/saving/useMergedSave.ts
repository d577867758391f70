import { useState } from "react";
import { useRequest } from "../requestStatus/useRequest.ts";
import type { FieldChange } from "./changedFields.ts";
import { fieldNames, mergeFields } from "./mergeFields.ts";
import { newerOf } from "./newerOf.ts";
import { saveMerged } from "./saveMerged.ts";
import type { Conflict } from "./saveState.ts";

type Target<F extends object, R> = {
  fieldsOf: (record: R) => F;
  send: (fields: Partial<F>, record: R, signal: AbortSignal) => Promise<R>;
  take?: (current: R) => void;
  /** `before` is `after` where it stood there already. */
  onSaved: (after: R, before: R, fields: Partial<F>) => Promise<void> | void;
  onConflict?: () => void;
  /** Where no dialog tells it. */
  onFailed?: (error: unknown) => void;
};
type Asked<F, R> = FieldChange<F> & { record: R };

/**
 * One save by a button, merged and told as the engine does it. It is for what is decided in a dialog
 * or a menu: nothing is kept in the browser, and a failure is told at once instead of tried again.
 */
export function useMergedSave<F extends object, R extends { version: number }>({
  fieldsOf,
  send,
  take,
  onSaved,
  onConflict,
  onFailed,
}: Target<F, R>) {
  const [met, setMet] = useState<{ change: FieldChange<F>; conflict: Conflict<F, R> } | null>(null);
  const request = useRequest(async ({ record, ...change }: Asked<F, R>, signal: AbortSignal) => {
    let known = record;
    setMet(null);
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
        setMet({ change, conflict: merged.conflict });
        onConflict?.();
      } else if (merged.outcome === "saved")
        await onSaved(merged.after, merged.before, merged.fields);
      else await onSaved(known, known, {});
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
    void request.run({
      mine: Object.fromEntries(left.map((name) => [name, mine[name]])) as Partial<F>,
      base: Object.fromEntries(left.map((name) => [name, baseOf(name)])) as FieldChange<F>["base"],
      record: met.conflict.record,
    });
  }

  return {
    run: request.run,
    isRunning: request.status === "RUNNING",
    error: request.error,
    conflict: met?.conflict ?? null,
    resolve,
  };
}

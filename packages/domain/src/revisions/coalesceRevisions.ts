import { type FieldChange, sameValue } from "./diffRecords.ts";

/** One line of the revision log. */
export type RevisionEntry = {
  readonly at: string;
  readonly personId: string;
  /** Which thing was changed, e.g. project/<id>. */
  readonly entity: string;
  /** Saved while typing, not by an act of its own. */
  readonly autosave: boolean;
  readonly changes: readonly FieldChange[];
};

export const COALESCE_WITHIN_MINUTES = 10;

/** Typing saves many times; the log shall read as what a person did. Autosaved changes of one field
 * by one person, each within `withinMinutes` of the one before, become one entry with the first
 * `from` and the last `to`, dated by the last. A change by somebody else, or an act of its own, in
 * between keeps them apart; what was typed and taken back disappears. Entries come oldest first. */
export function coalesceRevisions<E extends RevisionEntry>(
  entries: readonly E[],
  withinMinutes: number = COALESCE_WITHIN_MINUTES,
): readonly E[] {
  const kept: E[] = [];
  for (const entry of entries) {
    const previous = kept.at(-1);
    if (previous !== undefined && belongTogether(previous, entry, withinMinutes)) {
      const changes = mergeChanges(previous.changes, entry.changes);
      kept.pop();
      if (changes.length > 0) kept.push({ ...previous, at: entry.at, changes });
    } else {
      kept.push(entry);
    }
  }
  return kept;
}

/** Whether an autosaved entry continues the one before it, in the same fields. */
export function belongTogether(
  previous: RevisionEntry,
  entry: RevisionEntry,
  withinMinutes: number = COALESCE_WITHIN_MINUTES,
): boolean {
  if (!previous.autosave || !entry.autosave) return false;
  if (previous.personId !== entry.personId || previous.entity !== entry.entity) return false;
  const minutes = (Date.parse(entry.at) - Date.parse(previous.at)) / 60_000;
  if (minutes < 0 || minutes > withinMinutes) return false;
  return entry.changes.every(({ field }) =>
    previous.changes.some((change) => change.field === field),
  );
}

/** First `from`, last `to`; a field that is back where it was is dropped. */
export function mergeChanges(
  earlier: readonly FieldChange[],
  later: readonly FieldChange[],
): readonly FieldChange[] {
  const merged = new Map(earlier.map((change) => [change.field, change]));
  for (const change of later) {
    const first = merged.get(change.field);
    merged.set(change.field, first ? { ...first, to: change.to } : change);
  }
  return [...merged.values()].filter(({ from, to }) => !sameValue(from, to));
}

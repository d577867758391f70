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

const WITHIN_MINUTES = 10;

/** Typing saves many times; the log shall read as what a person did. The changes of two autosaved
 * lines as one line, with the first `from` and the last `to`; a field that is back where it was is
 * dropped, so nothing is left of what was typed and undone. null: they stay two lines. */
export function mergeAutosaves(
  previous: RevisionEntry,
  entry: RevisionEntry,
): readonly FieldChange[] | null {
  if (!belongTogether(previous, entry)) return null;
  const merged = new Map(previous.changes.map((change) => [change.field, change]));
  for (const { field, to } of entry.changes) merged.set(field, { ...merged.get(field)!, to });
  return [...merged.values()].filter(({ from, to }) => !sameValue(from, to));
}

/** Whether an autosaved entry continues the one before it, in the same fields. */
function belongTogether(previous: RevisionEntry, entry: RevisionEntry): boolean {
  if (!previous.autosave || !entry.autosave) return false;
  if (previous.personId !== entry.personId || previous.entity !== entry.entity) return false;
  const minutes = (Date.parse(entry.at) - Date.parse(previous.at)) / 60_000;
  if (minutes < 0 || minutes > WITHIN_MINUTES) return false;
  return entry.changes.every(({ field }) =>
    previous.changes.some((change) => change.field === field),
  );
}

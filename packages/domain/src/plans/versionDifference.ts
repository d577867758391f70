import { diffRecords, type FieldChange } from "../revisions/diffRecords.ts";

/** One thing of a snapshot (a sketch, or the flag of an applied project) with its fields. */
export type SnapshotItem = {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** What a plan version holds. */
export type PlanSnapshot = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly items: readonly SnapshotItem[];
};

export type VersionDifference = {
  readonly fields: readonly FieldChange[];
  readonly added: readonly SnapshotItem[];
  readonly removed: readonly SnapshotItem[];
  readonly changed: readonly { readonly id: string; readonly changes: readonly FieldChange[] }[];
  /** For 'N ændringer, ikke udgivet'. */
  readonly count: number;
};

const NOTHING: PlanSnapshot = { fields: {}, items: [] };

/** What differs between two versions, or between a version and the draft; null: there was none. */
export function versionDifference(
  before: PlanSnapshot | null,
  after: PlanSnapshot | null,
): VersionDifference {
  const old = before ?? NOTHING;
  const now = after ?? NOTHING;
  const oldItems = new Map(old.items.map((item) => [item.id, item]));
  const nowIds = new Set(now.items.map(({ id }) => id));
  const fields = diffRecords(old.fields, now.fields);
  const added = now.items.filter(({ id }) => !oldItems.has(id));
  const removed = old.items.filter(({ id }) => !nowIds.has(id));
  const changed = now.items.flatMap(({ id, fields: itemFields }) => {
    const earlier = oldItems.get(id);
    const changes = earlier ? diffRecords(earlier.fields, itemFields) : [];
    return changes.length > 0 ? [{ id, changes }] : [];
  });
  return {
    fields,
    added,
    removed,
    changed,
    count: fields.length + added.length + removed.length + changed.length,
  };
}

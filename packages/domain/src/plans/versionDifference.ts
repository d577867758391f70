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

/** What the public will see come, change and go. */
export type PublicDifference = {
  readonly added: readonly SnapshotItem[];
  readonly changed: readonly SnapshotItem[];
  readonly removed: readonly SnapshotItem[];
};

/** Only what counts is public: a sketch that is left out is gone for readers, and so is a project
 * that the plan no longer counts. */
export function publicDifference(
  before: PlanSnapshot | null,
  after: PlanSnapshot,
): PublicDifference {
  const counted = (snapshot: PlanSnapshot | null) => ({
    fields: {},
    items: (snapshot?.items ?? []).filter(({ fields }) => fields.included === true),
  });
  const { added, changed, removed } = versionDifference(counted(before), counted(after));
  const changedIds = new Set(changed.map(({ id }) => id));
  return {
    added: [...added, ...notIn(leftOut(before), leftOut(after))],
    changed: after.items.filter(({ id }) => changedIds.has(id)),
    removed: [...removed, ...(before ? notIn(leftOut(after), leftOut(before)) : [])],
  };
}

/** Applied projects stand in a snapshot only where the plan does not count them. */
function leftOut(snapshot: PlanSnapshot | null): readonly SnapshotItem[] {
  return (snapshot?.items ?? []).filter(({ fields }) => fields.kind === undefined);
}

function notIn(
  items: readonly SnapshotItem[],
  others: readonly SnapshotItem[],
): readonly SnapshotItem[] {
  const known = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => !known.has(id));
}

/** Nobody sees less than a square decimetre, or a gram; effects that are worked out anew differ by it. */
export const UNSEEN = 1e-6;

function isSeen({ from, to }: FieldChange): boolean {
  return typeof from !== "number" || typeof to !== "number" || Math.abs(from - to) > UNSEEN;
}

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
    const changes = earlier ? diffRecords(earlier.fields, itemFields).filter(isSeen) : [];
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

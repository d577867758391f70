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
  readonly count: number;
};

/** What the public will see come, change and go. */
export type PublicDifference = {
  /** The plan's own texts. */
  readonly fields: readonly FieldChange[];
  readonly added: readonly SnapshotItem[];
  readonly changed: readonly SnapshotItem[];
  readonly removed: readonly SnapshotItem[];
  /** For '180 ændringer' of a draft, wherever it is told. */
  readonly count: number;
};

/** Only what counts is public: a sketch that is left out is no longer there for readers, and so is a project
 * that the plan no longer counts. */
export function publicDifference(
  before: PlanSnapshot | null,
  after: PlanSnapshot,
): PublicDifference {
  const counted = (snapshot: PlanSnapshot | null) => ({
    // Where nothing was public, its texts are new with it and not a change.
    fields: before && snapshot ? snapshot.fields : {},
    items: (snapshot?.items ?? []).filter(({ fields }) => fields.included === true),
  });
  const { fields, ...items } = versionDifference(counted(before), counted(after));
  const changedIds = new Set(items.changed.map(({ id }) => id));
  const added = [...items.added, ...notIn(leftOut(before), leftOut(after))];
  const changed = after.items.filter(({ id }) => changedIds.has(id));
  const removed = [...items.removed, ...(before ? notIn(leftOut(after), leftOut(before)) : [])];
  const count = fields.length + added.length + changed.length + removed.length;
  return { fields, added, changed, removed, count };
}

/** Applied projects are in a snapshot only where the plan does not count them. */
function isLeftOut({ fields }: SnapshotItem): boolean {
  return fields.kind === undefined && fields.included === false;
}

function leftOut(snapshot: PlanSnapshot | null): readonly SnapshotItem[] {
  return (snapshot?.items ?? []).filter(isLeftOut);
}

function notIn(
  items: readonly SnapshotItem[],
  others: readonly SnapshotItem[],
): readonly SnapshotItem[] {
  const known = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => !known.has(id));
}

/** No one sees less than a square decimetre, or a gram; effects that are computed again differ by it. */
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
  const came = now.items.filter(({ id }) => !oldItems.has(id));
  const went = old.items.filter(({ id }) => !nowIds.has(id));
  // A project that the plan begins to leave out goes, and comes back when it is counted again.
  const added = [...came.filter((item) => !isLeftOut(item)), ...went.filter(isLeftOut)];
  const removed = [...went.filter((item) => !isLeftOut(item)), ...came.filter(isLeftOut)];
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

/** One changed field of a record, as the revision log tells it. */
export type FieldChange = {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
};

type Fields = Readonly<Record<string, unknown>>;

/** Same content, whatever the objects; undefined and null both mean 'nothing'. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (a ?? null) === (b ?? null)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Fields;
  const right = b as Fields;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => sameValue(left[key], right[key]));
}

/** What changed between two versions of a record, in the order of `fields` (all of them unless told).
 * A missing record (created, deleted) counts as one with nothing in it. */
export function diffRecords(
  before: Fields | null,
  after: Fields | null,
  fields?: readonly string[],
): readonly FieldChange[] {
  const from = before ?? {};
  const to = after ?? {};
  const names = fields ?? [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.flatMap((field) =>
    sameValue(from[field], to[field])
      ? []
      : [{ field, from: from[field] ?? null, to: to[field] ?? null }],
  );
}

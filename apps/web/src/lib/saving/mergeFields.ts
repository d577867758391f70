export type FieldConflict<F> = { [N in keyof F]: { field: N; mine: F[N]; theirs: F[N] } }[keyof F];

type Sides<F> = {
  /** What the user has changed. */
  mine: Partial<F>;
  /** What stood in those fields when the user began; for a large value, what stands for it. */
  base: Stamps<F>;
  /** What is in the record now, and what stands for it. */
  theirs: F;
  theirStamps: Stamps<F>;
  isSame?: (field: keyof F, mine: unknown, theirs: unknown) => boolean;
};
export type Stamps<F> = Partial<Record<keyof F, unknown>>;

/**
 * Three-way merge, field by field. What only I changed is sent; what already is there need not
 * be; what someone else changed to something else is a conflict that the user decides.
 */
export function mergeFields<F extends object>({
  mine,
  base,
  theirs,
  theirStamps,
  isSame = isSameValue,
}: Sides<F>): { toSend: Partial<F>; conflicts: FieldConflict<F>[] } {
  const toSend: Partial<F> = {};
  const conflicts: FieldConflict<F>[] = [];
  for (const field of fieldNames(mine)) {
    if (isSame(field, mine[field], theirs[field])) continue;
    toSend[field] = mine[field];
    // A draft without its base says nothing about what was seen: better to ask once too often.
    const isUntouched = field in base && isSameValue(field, base[field], theirStamps[field]);
    if (!isUntouched)
      conflicts.push({ field, mine: mine[field], theirs: theirs[field] } as FieldConflict<F>);
  }
  return { toSend, conflicts };
}

/** The server stores texts trimmed: a space at the end is no difference. */
export function isSameValue(_field: PropertyKey, one: unknown, other: unknown): boolean {
  return JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));
}

function trimmed(value: unknown): unknown {
  return typeof value === "string" ? value.trim() : (value ?? null);
}

export function fieldNames<F extends object>(fields: Partial<F>): (keyof F)[] {
  return Object.keys(fields) as (keyof F)[];
}

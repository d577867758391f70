import { fieldNames, isSameValue, type Stamps } from "./mergeFields.ts";

/** A change and what stood in its fields before. */
export type FieldChange<F> = { mine: Partial<F>; base: Stamps<F> };

/** What differs from before; a field that either side lacks is null there. */
export function changedFields<F extends object>(mine: Partial<F>, before: F): FieldChange<F> {
  const changed = fieldNames<F>({ ...before, ...mine }).filter(
    (name) => !isSameValue(name, mine[name], before[name]),
  );
  const of = (fields: Partial<F>) =>
    Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { mine: of(mine) as Partial<F>, base: of(before) as Stamps<F> };
}

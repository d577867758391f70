import { foldForSearch } from "@mars/wording/format/collation";

/** Names that begin with what is typed come before names that only contain it. */
export function matching<T extends { name: string }>(units: readonly T[], wanted: string): T[] {
  const folded = units.map((unit) => ({ unit, name: foldForSearch(unit.name) }));
  return [
    ...folded.filter(({ name }) => name.startsWith(wanted)),
    ...folded.filter(({ name }) => !name.startsWith(wanted) && name.includes(wanted)),
  ].map(({ unit }) => unit);
}

import { sortDanish } from "@mars/wording/format/collation";
import type { Locale } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import type { Relation, System, SystemEntry } from "./System.ts";

/** A system in the reader's language, as far as it is written. */
export function entryOf(system: System, locale: Locale, relation?: Relation): SystemEntry {
  const own = wordIn(locale, system, "shortDescription") ?? "";
  return {
    id: system.id,
    name: wordIn(locale, system, "name") ?? "",
    // A relation says why one would go there from here; it wins where it says anything.
    shortDescription: (relation && wordIn(locale, relation, "shortDescription")) || own,
    description: wordIn(locale, system, "description") || own,
    icon: system.icon ?? "",
  };
}

/** The systems the current one is related to, by the relation's order. */
export function relatedEntries(
  systems: readonly System[],
  currentId: string | null,
  locale: Locale,
): SystemEntry[] {
  const current = systems.find(({ id }) => id === currentId);
  if (!current) {
    console.error(`Unable to find system id ${currentId}`);
    return [];
  }
  return (current.relatedSystems ?? [])
    .toSorted((a, b) => a.order - b.order)
    .flatMap((relation) => {
      const system = systems.find(({ id }) => id === relation.id);
      return system ? [entryOf(system, locale, relation)] : [];
    });
}

/** Every other system but the current one and those already named. */
export function otherEntries(
  systems: readonly System[],
  currentId: string | null,
  named: readonly SystemEntry[],
  locale: Locale,
): SystemEntry[] {
  const rest = systems
    .filter(({ id }) => id !== currentId && !named.some((entry) => entry.id === id))
    .map((system) => entryOf(system, locale));
  return sortDanish(rest, ({ name }) => name);
}

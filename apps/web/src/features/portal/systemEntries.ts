import { sortDanish } from "@mars/wording/format/collation";
import type { Locale } from "@mars/wording/language/languages";
import type { Relation, System, SystemEntry } from "./System.ts";

/** Danish fields for da-DK, else the English ones, where those are written. */
export function entryOf(system: System, locale: Locale, relation?: Relation): SystemEntry {
  const isDanish = locale === "da-DK";
  const pick = (danish?: string | null, english?: string | null) =>
    (isDanish ? danish : english || danish) ?? "";
  const ofRelation = isDanish ? relation?.shortDescription : relation?.shortDescriptionEn;
  const own = pick(system.shortDescription, system.shortDescriptionEn);
  return {
    id: system.id,
    name: pick(system.name, system.nameEn),
    // A relation says why one would go there from here; it wins where it says anything.
    shortDescription: ofRelation || own,
    description: pick(system.description, system.descriptionEn) || own,
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

import { formatDate } from "../format/dates.ts";

export type DefinitionChange = {
  /** The first day that pages were computed this way; figures of earlier days are too, since then. */
  since: string;
  /** Figures of `citations.json` that it changes. */
  figures: readonly string[];
  /** What is counted how, as a sentence. Status pages are Danish in both languages (SPEC 9). */
  text: string;
};

/** Public figures that no longer mean what they did. A figure that was quoted may change only
 * together with an entry here that names it. */
export const definitionChanges: readonly DefinitionChange[] = [
  {
    since: "2026-11-18",
    figures: ["missingInclSketchesT"],
    text: "Skitser på samme areal tæller én gang.",
  },
];

/** What an earlier day's page says of definitions that changed after it; null where none did. */
export function changedSince(day: string, changes = definitionChanges): string | null {
  const later = changes.filter(({ since }) => since > day);
  if (later.length === 0) return null;
  const texts = later.map(
    ({ since, text }) => `${text.replace(/\.$/, "")} (${formatDate(since)}).`,
  );
  return `Beregningen er ændret siden: ${texts.join(" ")}`;
}

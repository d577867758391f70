import { formatDateTime } from "@mars/wording/format/dates";
import { tableFigure } from "@mars/wording/format/quantities";
import type { Language } from "@mars/wording/language/languages";
import { writeCsv } from "../../platform/csv/writeCsv.ts";
import { findingRows, type FindingRow } from "./findingRows.ts";
import { screeningText } from "./text.ts";
import type { StoredScreening } from "./StoredScreening.ts";

export function findingsCsv(stored: StoredScreening, language: Language): string {
  const text = screeningText[language];
  return writeCsv<FindingRow>(
    [
      { title: text.dataset, value: ({ dataset }) => dataset },
      { title: text.kind, value: ({ kind }) => kind },
      { title: text.overlapHa, value: ({ finding }) => finding?.overlapHa },
      { title: text.share, value: ({ finding }) => finding && percentOf(finding.share) },
      { title: text.touchedCount, value: ({ finding }) => finding?.touchedCount },
      { title: text.feature, value: ({ feature }) => feature && (feature.key ?? feature.id) },
      {
        title: text.featureOverlapHa,
        value: ({ feature }) => feature?.overlapHa,
      },
      { title: text.featureHa, value: ({ feature }) => feature?.featureHa },
      { title: text.attributes, value: ({ attributes }) => attributes },
      { title: text.source, value: ({ finding }) => finding?.source },
      { title: text.version, value: ({ finding }) => finding?.version.label },
      { title: text.updatedOn, value: ({ finding }) => finding?.version.updatedOn },
    ],
    findingRows(stored, language),
    text.about(formatDateTime(stored.createdAt)),
  );
}

/** Two decimals, and more where they would make nothing or all of what is neither. */
export function percentOf(share: number): number {
  const percent = 100 * Math.min(1, share);
  const told = tableFigure(percent, 2);
  const isSome = share > 0 && share < 1 - 1e-6;
  return isSome && (told === 0 || told === 100) ? tableFigure(percent) : told;
}

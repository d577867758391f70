import type { ScreeningFinding, TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import { writeLocaleNumber } from "@mars/wording/format/localeNumber";
import { tableFigure } from "@mars/wording/format/quantities";
import { type Language, locales } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import type { StoredScreening } from "../receipt/StoredScreening.ts";
import { screeningText } from "./text.ts";

/** One line of a download: a touched feature, or a dataset without any. */
export type FindingRow = {
  dataset: string;
  kind: string;
  finding: ScreeningFinding | null;
  feature: TouchedFeature | null;
  attributes: string;
};

/** The findings feature by feature, in the catalogue's order; those that failed say so. */
export function findingRows({ findings, rest }: StoredScreening, language: Language): FindingRow[] {
  const text = screeningText[language];
  const locale = locales[language];
  const written = (value: string | number | boolean | null) => {
    if (typeof value === "boolean") return value ? text.yes : text.no;
    // Codes and years stand as they are; only fractions follow the language.
    if (typeof value !== "number" || Number.isInteger(value)) return String(value);
    return writeLocaleNumber(tableFigure(value), locale);
  };
  const known = new Map(findings.map(({ finding }) => [finding.datasetId, finding]));
  return rest.datasets.flatMap((dataset): FindingRow[] => {
    const finding = known.get(dataset.id) ?? null;
    const head = {
      dataset: wordIn(locale, dataset, "title"),
      kind: text.kinds[dataset.kind],
      finding,
    };
    if (!finding) return [{ ...head, feature: null, attributes: text.failed }];
    if (finding.features.length === 0) return [{ ...head, feature: null, attributes: "" }];
    return finding.features.map((feature) => ({
      ...head,
      feature,
      attributes: (feature.attributes ?? [])
        .filter(({ value }) => value !== null)
        .map((one) => `${wordIn(locale, one, "title")}: ${written(one.value)}`)
        .join(", "),
    }));
  });
}

import type { EffectTotals } from "@mars/domain/effects/effects";
import type { ScreenedEffects, ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import { answerText } from "@mars/wording/answer/answerText";
import { featureName } from "@mars/wording/datasets/featureName";
import { type NextStep, nextStepOf } from "@mars/wording/datasets/nextStepOf";
import { authorityName } from "@mars/wording/facts/authorityName";
import { formatDate, formatDateTime } from "@mars/wording/format/dates";
import { type Language, locales } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { type CsvColumn, writeCsv } from "../../../platform/csv/writeCsv.ts";
import { findingRows, type FindingRow } from "./findingRows.ts";
import { screeningText } from "./text.ts";
import type { StoredScreening } from "../receipt/StoredScreening.ts";

/** One line: a scheme, a measure with its effects, or a touched feature. */
type Line = {
  title: string;
  kind: string;
  verdict?: string;
  effects?: EffectTotals | Pick<ScreenedEffects, keyof EffectTotals> | null;
  scheme?: ScreenedScheme;
  row?: FindingRow;
  next?: NextStep | null;
};

/** The result in the page's order: schemes, what is in the area, and the effects per measure. */
export function findingsCsv(
  stored: StoredScreening,
  municipality: string | null,
  language: Language,
): string {
  const text = screeningText[language];
  const t = translator(answerText, locales[language]);
  const feature = (line: Line) => line.row?.feature;
  const finding = (line: Line) => line.row?.finding;
  const columns: CsvColumn<Line>[] = [
    { title: text.dataset, value: ({ title }) => title },
    { title: text.kind, value: ({ kind }) => kind },
    { title: text.overlapHa, value: (line) => finding(line)?.overlapHa, isEven: true },
    {
      title: text.share,
      value: (line) => {
        const share = finding(line)?.share;
        return share === undefined ? null : 100 * Math.min(1, share);
      },
      isEven: true,
    },
    { title: text.touchedCount, value: (line) => finding(line)?.touchedCount },
    {
      title: text.feature,
      value: (line) => {
        const own = feature(line);
        return own && (featureName(own) ?? own.id);
      },
    },
    { title: text.featureOverlapHa, value: (line) => feature(line)?.overlapHa, isEven: true },
    { title: text.featureHa, value: (line) => feature(line)?.featureHa, isEven: true },
    { title: text.attributes, value: ({ row }) => row?.attributes },
    {
      title: text.source,
      value: (line) => {
        const source = finding(line)?.source;
        return source && authorityName(source, locales[language]);
      },
    },
    { title: text.version, value: (line) => finding(line)?.version.label },
    { title: text.updatedOn, value: (line) => finding(line)?.version.updatedOn },
    { title: text.featureNumber, value: (line) => feature(line)?.key },
    { title: text.verdict, value: ({ verdict }) => verdict },
    { title: text.usableHa, value: ({ scheme }) => scheme?.usableHa, isEven: true },
    { title: text.fromKr, value: ({ scheme }) => scheme?.payment?.fromKr },
    { title: text.toKr, value: ({ scheme }) => scheme?.payment?.toKr },
    { title: text.rateSource, value: ({ scheme }) => rateSource(scheme) },
    { title: text.nitrogenT, value: ({ effects }) => effects?.nitrogenReductionT, isEven: true },
    { title: text.extractionHa, value: ({ effects }) => effects?.extractionEffortHa, isEven: true },
    {
      title: text.afforestationHa,
      value: ({ effects }) => effects?.afforestationEffortHa,
      isEven: true,
    },
    { title: text.means, value: ({ next }) => next?.means },
    { title: text.takes, value: ({ next }) => next?.takes },
    { title: text.from, value: ({ next }) => next?.from },
    { title: text.duration, value: ({ next }) => next?.duration },
    { title: text.link, value: ({ next }) => next?.url },
  ];
  const { effects, schemes } = stored.rest.verdict;
  const lines: Line[] = [
    ...schemes.map((scheme) => ({
      title: scheme.schemeName,
      kind: text.scheme,
      verdict: t(`verdict.${scheme.verdict ?? "unknown"}`),
      scheme,
      effects: scheme.usableEffects,
    })),
    ...findingRows(stored, language).map((row) => ({
      title: row.dataset,
      kind: row.kind,
      row,
      next:
        row.finding?.datasetKind === "conflict" && row.finding.touchedCount > 0
          ? nextStepOf(row.finding.datasetId, language, municipality)
          : null,
    })),
    ...effects.map((one) => ({ title: one.measureName, kind: text.measure, effects: one })),
  ];
  return writeCsv(columns, lines, text.about(formatDateTime(stored.createdAt)));
}

export const rateSource = (scheme: ScreenedScheme | undefined) =>
  scheme?.payment && `${scheme.payment.source}, ${formatDate(scheme.payment.date)}`;

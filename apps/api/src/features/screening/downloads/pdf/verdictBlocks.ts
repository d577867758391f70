import { APPLICANT_CHOICES, type ApplicantChoice } from "@mars/domain/schemes/judgedFor";
import type { ScreenedScheme, ScreeningVerdict } from "@mars/contracts/screening/screeningVerdict";
import { areaText } from "@mars/wording/format/areaText";
import { groupByFit } from "@mars/domain/schemes/schemeFit";
import { formatDate, formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { tonsText } from "@mars/wording/format/tonsText";
import { type Language, locales } from "@mars/wording/language/languages";
import type { PdfBlock } from "../../../../platform/pdf/PdfDocument.ts";
import { ruleRow } from "../../../../platform/pdf/ruleRow.ts";
import { neighbourBlocks } from "./neighbourBlocks.ts";
import type { ScreeningPdfText } from "./pdfText.ts";
import { factName } from "@mars/wording/facts/factName";

/** What can be applied for, best first, then the effects under every measure. */
export function verdictBlocks(
  verdict: ScreeningVerdict,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
  language: Language,
): PdfBlock[] {
  const f = formats(locales[language]);
  const figure = (value: number | null, textOf: typeof areaText) =>
    value === null || value === 0 ? "–" : textOf(f, value);
  return [
    { kind: "heading", level: 2, text: text.schemes },
    {
      kind: "paragraph",
      text: isOffLand(verdict)
        ? text.noSchemes
        : text.schemesAt(formatDateTime(verdict.at), applicantOf(verdict)),
    },
    ...(isOffLand(verdict) ? [] : schemeGroups(verdict, text, titleOf, language)),
    { kind: "heading", level: 2, text: text.effects },
    verdict.effects.length === 0
      ? { kind: "paragraph", text: text.noEffects }
      : {
          kind: "table",
          columns: [
            { title: text.measure, width: 2.4 },
            { title: text.nitrogen, align: "right" },
            { title: text.extraction, align: "right" },
            { title: text.afforestation, align: "right" },
          ],
          rows: verdict.effects.map((one) => [
            factName(one.measureName, locales[language]),
            figure(one.nitrogenReductionT, tonsText),
            figure(one.extractionEffortHa, areaText),
            figure(one.afforestationEffortHa, areaText),
          ]),
        },
    ...neighbourBlocks(verdict.neighbours, text, language),
  ];
}

/** In the sea or abroad every scheme says the same: once is enough. */
export function isOffLand({ schemes }: ScreeningVerdict): boolean {
  return schemes.some(({ rules }) =>
    rules.some(({ textCode }) => textCode === "geometry.not-on-land"),
  );
}

/** As on the page: open and fitting, soon, after a change; of the others the names alone. */
function schemeGroups(
  verdict: ScreeningVerdict,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
  language: Language,
): PdfBlock[] {
  const groups = groupByFit(verdict.schemes);
  const named = ({ schemes }: { schemes: readonly ScreenedScheme[] }) =>
    schemes.map(({ schemeName }) => factName(schemeName, locales[language])).join(", ");
  return groups.flatMap((group): PdfBlock[] => {
    const { fit, schemes } = group;
    const heading: PdfBlock = { kind: "heading", level: 3, text: text.fitGroups[fit] };
    if (fit === "now" || fit === "soon")
      return [heading, fittingTable(verdict, schemes, text, language)];
    if (fit === "change")
      return [heading, ...schemes.flatMap((one) => failingBlocks(one, text, titleOf, language))];
    return [heading, { kind: "paragraph", text: named(group) }];
  });
}

function fittingTable(
  { effects }: ScreeningVerdict,
  schemes: readonly ScreenedScheme[],
  text: ScreeningPdfText,
  language: Language,
): PdfBlock {
  const f = formats(locales[language]);
  return {
    kind: "table",
    columns: [
      { title: text.scheme, width: 2.4 },
      { title: text.period, width: 1.4 },
      { title: text.verdict, width: 1.6 },
      { title: text.nitrogen, align: "right" },
    ],
    rows: schemes.map(({ schemeName, measureId, rules, areaFits }) => {
      const period = rules.find(({ rule }) => rule === "period");
      const day = typeof period?.limit === "string" ? formatDate(period.limit) : null;
      const tons = effects.find((one) => one.measureId === measureId)?.nitrogenReductionT ?? null;
      return [
        factName(schemeName, locales[language]),
        period?.passed ? (day ? text.until(day) : text.open) : day ? text.opens(day) : "–",
        areaFits === true ? text.fits : text.fitsUnknown,
        tons === null ? "–" : tonsText(f, tons),
      ];
    }),
  };
}

/** What stands against a scheme, rule by rule; what is met needs no line. */
function failingBlocks(
  scheme: ScreenedScheme,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
  language: Language,
): PdfBlock[] {
  const failing = scheme.rules.filter(
    ({ passed, severity }) => passed === false && severity === "blocking",
  );
  return [
    {
      kind: "note",
      tone: "info",
      text: `${factName(scheme.schemeName, locales[language])}: ${text.fitsNot}`,
    },
    {
      kind: "table",
      columns: [
        { title: text.rule, width: 2 },
        { title: text.verdict, width: 2.4 },
        { title: text.measured, width: 1.2 },
      ],
      rows: failing.map((rule) => ruleRow(rule, { locale: locales[language], titleOf })),
    },
  ];
}

/** Whom the schemes were judged for; null where nobody has said. */
function applicantOf({ schemes }: Pick<ScreeningVerdict, "schemes">): ApplicantChoice | null {
  const figures = schemes.flatMap(({ rules }) => rules).filter(({ rule }) => rule === "applicant");
  return APPLICANT_CHOICES.find((one) => figures.some(({ figure }) => figure === one)) ?? null;
}

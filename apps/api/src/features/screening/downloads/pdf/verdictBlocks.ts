import { APPLICANT_CHOICES, type ApplicantChoice } from "@mars/domain/schemes/judgedFor";
import type { ScreenedScheme, ScreeningVerdict } from "@mars/contracts/screening/screeningVerdict";
import { areaText } from "@mars/wording/format/areaText";
import { landLedger } from "@mars/domain/schemes/landLedger";
import { rankOptions } from "@mars/domain/schemes/rankOptions";
import { answerText } from "@mars/wording/answer/answerText";
import { givesWords, plainName } from "@mars/wording/answer/answerWords";
import { amountText } from "@mars/wording/answer/moneyText";
import { paymentLines, paymentSource } from "@mars/wording/answer/paymentWords";
import { formatDate, formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { tonsText } from "@mars/wording/format/tonsText";
import { type Language, type Locale, locales } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import type { PdfBlock } from "../../../../platform/pdf/PdfDocument.ts";
import { ruleRow } from "../../../../platform/pdf/ruleRow.ts";
import type { StoredScreening } from "../../receipt/StoredScreening.ts";
import { neighbourBlocks } from "./neighbourBlocks.ts";
import type { ScreeningPdfText } from "./pdfText.ts";
import { abbreviationsIn } from "@mars/wording/facts/abbreviatedAuthority";
import { factName } from "@mars/wording/facts/factName";

/** What can be applied for, best first, then the effects under every measure. */
export function verdictBlocks(
  stored: StoredScreening,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
  language: Language,
): PdfBlock[] {
  const { verdict } = stored.rest;
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
    ...(isOffLand(verdict) ? [] : schemeGroups(stored, text, titleOf, language)),
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

/** The answer of the page: the same ranking, ledger and neighbours. */
export function answerOf({ areaHa, rest: { verdict } }: StoredScreening) {
  const ranked = rankOptions(verdict.schemes, areaHa);
  return {
    ranked,
    ledger: verdict.land && landLedger(verdict.land, ranked.options, areaHa),
    areaHa,
    neighbours: verdict.neighbours.items,
  };
}

/** As on the page: the options with what they pay, how that is computed, and the rest by verdict. */
function schemeGroups(
  stored: StoredScreening,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
  language: Language,
): PdfBlock[] {
  const locale = locales[language];
  const t = translator(answerText, locale);
  const { ranked } = answerOf(stored);
  const changed = ranked.unfit.filter(({ verdict }) => verdict === "fits-if-changed");
  const group = (key: "more" | "taken" | "notOpen" | "unfit" | "unknown"): PdfBlock[] => {
    const schemes = ranked[key].filter((one) => !changed.includes(one));
    if (schemes.length === 0) return [];
    const named = schemes.map(
      ({ schemeName, verdict }) =>
        `${factName(schemeName, locale)} (${t(`verdict.${verdict ?? "unknown"}`)})`,
    );
    return [
      { kind: "heading", level: 3, text: text.others[key] },
      { kind: "paragraph", text: named.join(", ") },
    ];
  };
  const abbreviations = abbreviationsIn(
    Object.values(ranked).flatMap((schemes) => schemes.map(({ schemeName }) => schemeName)),
    locale,
  );
  return [
    ...(ranked.options.length > 0
      ? [
          { kind: "heading", level: 3, text: text.options } as const,
          optionTable(ranked.options, text, locale),
          { kind: "paragraph", text: text.paymentNote } as const,
          ...paymentBlocks(ranked.options, text, locale),
        ]
      : []),
    ...changed.flatMap((one) => failingBlocks(one, text, titleOf, language)),
    ...(["more", "taken", "notOpen", "unfit", "unknown"] as const).flatMap(group),
    ...(abbreviations === ""
      ? []
      : [{ kind: "paragraph", text: text.abbreviations(abbreviations) } as const]),
  ];
}

function optionTable(
  options: readonly ScreenedScheme[],
  text: ScreeningPdfText,
  locale: Locale,
): PdfBlock {
  const t = translator(answerText, locale);
  return {
    kind: "table",
    columns: [
      { title: text.scheme, width: 2 },
      { title: text.gives, width: 2.4 },
      { title: text.period, width: 1.4 },
      { title: text.payment, align: "right", width: 1.6 },
    ],
    rows: options.map((one) => {
      const period = one.rules.find(({ rule }) => rule === "period");
      const day = typeof period?.limit === "string" ? formatDate(period.limit) : null;
      return [
        `${plainName(one, locale)} (${factName(one.schemeName, locale)})`,
        givesWords(one, locale).join("; "),
        period?.passed ? (day ? text.until(day) : text.open) : day ? text.opens(day) : "",
        one.payment ? amountText(one.payment, locale) : t("pay.decided"),
      ];
    }),
  };
}

/** Every amount as hectares × rate, with its source. */
function paymentBlocks(
  options: readonly ScreenedScheme[],
  text: ScreeningPdfText,
  locale: Locale,
): PdfBlock[] {
  const f = formats(locale);
  const t = translator(answerText, locale);
  return options.flatMap((one): PdfBlock[] => {
    const { payment } = one;
    if (!payment) return [];
    return [
      {
        kind: "table",
        columns: [
          { title: `${text.calculation}: ${plainName(one, locale)}`, width: 2.4 },
          { title: text.land, align: "right" },
          { title: text.rate, align: "right", width: 1.4 },
          { title: text.payment, align: "right", width: 1.4 },
        ],
        rows: [
          ...paymentLines(payment, locale).map((line) => [
            line.use,
            line.area,
            line.rate,
            line.amount,
          ]),
          [t("pay.total"), f.factorHectares(one.usableHa ?? 0), "", amountText(payment, locale)],
        ],
      },
      { kind: "paragraph", text: paymentSource(payment, locale) },
    ];
  });
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

/** Whom the schemes were judged for; null where no one has said. */
function applicantOf({ schemes }: Pick<ScreeningVerdict, "schemes">): ApplicantChoice | null {
  const figures = schemes.flatMap(({ rules }) => rules).filter(({ rule }) => rule === "applicant");
  return APPLICANT_CHOICES.find((one) => figures.some(({ figure }) => figure === one)) ?? null;
}

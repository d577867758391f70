import type { ScreenedScheme, ScreeningVerdict } from "@mars/contracts/screeningVerdict";
import { areaText } from "@mars/wording/format/areaText";
import { formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { tonsText } from "@mars/wording/format/tonsText";
import { type Language, locales } from "@mars/wording/language/languages";
import type { PdfBlock } from "../../../platform/pdf/PdfDocument.ts";
import { ruleRow } from "../../../platform/pdf/ruleRow.ts";
import type { ScreeningPdfText } from "./pdfText.ts";

/** Effects under every measure, then every scheme rule by rule, best first. */
export function verdictBlocks(
  verdict: ScreeningVerdict,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
  language: Language,
): PdfBlock[] {
  const f = formats(locales[language]);
  const figure = (value: number | null, textOf: typeof areaText) =>
    value === null ? "–" : textOf(f, value);
  return [
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
            one.measureName,
            figure(one.nitrogenReductionT, tonsText),
            figure(one.extractionEffortHa, areaText),
            figure(one.afforestationEffortHa, areaText),
          ]),
        },
    { kind: "heading", level: 2, text: text.schemes },
    {
      kind: "paragraph",
      text: isOffLand(verdict) ? text.noSchemes : text.schemesAt(formatDateTime(verdict.at)),
    },
    ...(isOffLand(verdict)
      ? []
      : verdict.schemes.flatMap((scheme) => schemeBlocks(scheme, text, titleOf, language))),
    ...neighbourBlocks(verdict, "project", text, language),
    ...neighbourBlocks(verdict, "sketch_project", text, language),
  ];
}

/** A sketch is a municipality's idea, no existing project: each kind has its own table. */
function neighbourBlocks(
  { neighbours }: ScreeningVerdict,
  kind: "project" | "sketch_project",
  text: ScreeningPdfText,
  language: Language,
): PdfBlock[] {
  const items = neighbours.items.filter((item) => item.kind === kind);
  if (items.length === 0) return [];
  const isProject = kind === "project";
  const f = formats(locales[language]);
  return [
    { kind: "heading", level: 2, text: isProject ? text.neighbours : text.sketches },
    {
      kind: "note",
      tone: isProject ? "warning" : "info",
      text: isProject ? text.neighboursText(items.length) : text.sketchesText(items.length),
    },
    {
      kind: "table",
      columns: [
        { title: text.project, width: 3 },
        { title: text.overlap, align: "right" },
      ],
      rows: items.map(({ name, overlapHa, distanceM }) => [
        name,
        overlapHa > 0 ? areaText(f, overlapHa) : text.away(f.integer(distanceM)),
      ]),
    },
  ];
}

/** In the sea or abroad every scheme says the same: once is enough. */
export function isOffLand({ schemes }: ScreeningVerdict): boolean {
  return schemes.some(({ rules }) =>
    rules.some(({ textCode }) => textCode === "geometry.not-on-land"),
  );
}

function schemeBlocks(
  scheme: ScreenedScheme,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
  language: Language,
): PdfBlock[] {
  const { areaFits } = scheme;
  return [
    { kind: "heading", level: 3, text: scheme.schemeName },
    {
      kind: "note",
      tone: areaFits === true ? "success" : "info",
      text: areaFits === null ? text.fitsUnknown : areaFits ? text.fits : text.fitsNot,
    },
    {
      kind: "table",
      columns: [
        { title: text.rule, width: 2 },
        { title: text.verdict, width: 2.4 },
        { title: text.measured, width: 1.2 },
      ],
      rows: scheme.rules.map((rule) => ruleRow(rule, { locale: locales[language], titleOf })),
    },
  ];
}

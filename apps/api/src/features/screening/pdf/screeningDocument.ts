import { formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import type { PdfDocument } from "../../../platform/pdf/PdfDocument.ts";
import type { FindingShape } from "../findingShapes.ts";
import type { StoredScreening } from "../StoredScreening.ts";
import { findingBlocks, receiptBlocks } from "./findingBlocks.ts";
import { pdfText } from "./pdfText.ts";
import { screeningMap } from "./screeningMap.ts";
import { isOffLand, verdictBlocks } from "./verdictBlocks.ts";

/** The whole screening in one reading: figures, map, findings, verdict and receipt. */
export function screeningDocument(
  stored: StoredScreening,
  shapes: readonly FindingShape[],
  language: Language,
): PdfDocument {
  const text = pdfText[language];
  const locale = locales[language];
  const f = formats(locale);
  const { verdict, datasets } = stored.rest;
  const titles = new Map(datasets.map((one) => [one.id, wordIn(locale, one, "title") ?? one.id]));
  const titleOf = (id: string) => titles.get(id) ?? id;
  const touched = (kind: string) =>
    stored.findings.filter(
      ({ finding }) => finding.datasetKind === kind && finding.touchedCount > 0,
    ).length;
  const areaHa = f.amount(stored.areaHa);
  return {
    language,
    title: stored.name ?? text.untitled,
    kicker: text.kicker,
    description: text.description,
    author: text.author,
    footer: text.footer(formatDateTime(stored.createdAt.toISOString()), stored.id),
    at: stored.createdAt,
    blocks: [
      {
        kind: "figures",
        items: [
          { label: text.area, value: areaHa, unit: "ha" },
          {
            label: text.carbon,
            value: verdict.carbonRichHa === null ? "–" : f.amount(verdict.carbonRichHa),
            unit: verdict.carbonRichHa === null ? "" : "ha",
          },
          { label: text.potentials, value: String(touched("potential")), unit: "" },
          { label: text.conflicts, value: String(touched("conflict")), unit: "" },
        ],
      },
      ...(isOffLand(verdict)
        ? ([{ kind: "note", tone: "warning", text: text.offLand }] as const)
        : []),
      {
        kind: "image",
        svg: screeningMap(stored, shapes, text),
        alt: text.mapAlt(areaHa),
        caption: text.mapCaption,
      },
      ...verdictBlocks(verdict, text, titleOf, language),
      ...findingBlocks(stored, text, titleOf, language),
      ...receiptBlocks(stored, text, titleOf),
    ],
  };
}

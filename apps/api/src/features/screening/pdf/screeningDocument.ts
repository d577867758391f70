import type { PdfDocument } from "../../../platform/pdf/PdfDocument.ts";
import { dateTime, type Language, number } from "../../../platform/pdf/text/format.ts";
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
  const { verdict, datasets } = stored.rest;
  const titles = new Map(
    datasets.map((one) => [one.id, language === "en" ? one.titleEn : one.titleDa]),
  );
  const titleOf = (id: string) => titles.get(id) ?? id;
  const touched = (kind: string) =>
    stored.findings.filter(
      ({ finding }) => finding.datasetKind === kind && finding.touchedCount > 0,
    ).length;
  const areaHa = number(stored.areaHa, language, 1);
  return {
    language,
    title: stored.name ?? text.untitled,
    kicker: text.kicker,
    description: text.description,
    author: text.author,
    footer: text.footer(dateTime(stored.createdAt.toISOString()), stored.id),
    at: stored.createdAt,
    blocks: [
      {
        kind: "figures",
        items: [
          { label: text.area, value: areaHa, unit: "ha" },
          {
            label: text.carbon,
            value: verdict.carbonRichHa === null ? "–" : number(verdict.carbonRichHa, language, 1),
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
      ...findingBlocks(stored, text, titleOf, language),
      ...verdictBlocks(verdict, text, titleOf, language),
      ...receiptBlocks(stored, text, titleOf),
    ],
  };
}

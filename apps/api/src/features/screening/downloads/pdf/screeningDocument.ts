import { groupByFit } from "@mars/domain/schemes/schemeFit";
import { formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import type { PdfDocument } from "../../../../platform/pdf/PdfDocument.ts";
import { findingBlocks } from "./findingBlocks.ts";
import { pdfText } from "./pdfText.ts";
import { placeBlocks } from "./placeBlocks.ts";
import { receiptBlocks } from "./receiptBlocks.ts";
import type { ScreeningDossier } from "./ScreeningDossier.ts";
import { screeningMap } from "./screeningMap.ts";
import { isOffLand, verdictBlocks } from "./verdictBlocks.ts";

/** The result for a bank or a municipality: in one paragraph first, then what it stands on. */
export function screeningDocument(dossier: ScreeningDossier, language: Language): PdfDocument {
  const { stored, municipality } = dossier;
  const text = pdfText[language];
  const locale = locales[language];
  const f = formats(locale);
  const { verdict, datasets } = stored.rest;
  const titles = new Map(datasets.map((one) => [one.id, wordIn(locale, one, "title") ?? one.id]));
  const titleOf = (id: string) => titles.get(id) ?? id;
  const touched = (kind: string) =>
    stored.findings.filter(({ finding }) => finding.datasetKind === kind && finding.overlapHa > 0)
      .length;
  const areaHa = f.amount(stored.areaHa);
  const open = groupByFit(verdict.schemes).find(({ fit }) => fit === "now")?.schemes ?? [];
  const fitting = open.filter(({ areaFits }) => areaFits === true).length;
  const isDemo = stored.findings.some(({ finding }) => finding.version.origin === "demo");
  return {
    language,
    title: stored.name ?? text.titleOf(areaHa, municipality),
    kicker: isDemo ? `${text.kicker} · ${text.demo}` : text.kicker,
    description: text.description,
    author: text.author,
    footer: text.footer(formatDateTime(stored.createdAt.toISOString()), stored.id),
    at: stored.createdAt,
    blocks: [
      {
        kind: "paragraph",
        text: isOffLand(verdict)
          ? text.offLand
          : text.result({
              schemes: fitting,
              potentials: touched("potential"),
              conflicts: touched("conflict"),
              failed: stored.rest.failures.length,
            }),
      },
      ...(isDemo ? ([{ kind: "note", tone: "warning", text: text.demoText }] as const) : []),
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
      {
        kind: "image",
        svg: screeningMap(dossier, text),
        alt: text.mapAlt(areaHa),
        caption: text.mapCaption,
      },
      ...placeBlocks(dossier, text),
      ...verdictBlocks(verdict, text, titleOf, language),
      ...findingBlocks(dossier, text, titleOf, language),
      ...receiptBlocks(dossier, text, titleOf),
    ],
  };
}

import { answerWords } from "@mars/wording/answer/answerWords";
import { headlineText } from "@mars/wording/answer/moneyText";
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
import { answerOf, isOffLand, verdictBlocks } from "./verdictBlocks.ts";

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
  const answer = answerOf(stored);
  const words = answerWords(answer, locale);
  const payment = answer.ranked.options[0]?.payment ?? null;
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
          : [
              words.title,
              words.text,
              ...(stored.rest.failures.length > 0
                ? [text.incomplete(stored.rest.failures.length)]
                : []),
              text.guidance,
            ].join(" "),
      },
      ...(isDemo ? ([{ kind: "note", tone: "warning", text: text.demoText }] as const) : []),
      {
        kind: "figures",
        items: [
          { label: text.area, value: areaHa, unit: "ha" },
          ...(answer.ledger
            ? [{ label: text.usable, value: f.amount(answer.ledger.usableHa), unit: "ha" }]
            : []),
          ...(payment
            ? [{ label: text.payment, value: headlineText(payment, locale), unit: "" }]
            : []),
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
      ...verdictBlocks(stored, text, titleOf, language),
      ...findingBlocks(dossier, text, titleOf, language),
      ...receiptBlocks(dossier, text, titleOf),
    ],
  };
}

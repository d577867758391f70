import { formatDate, formatDateTime } from "@mars/wording/format/dates";
import { renderSVG } from "uqr";
import type { PdfBlock } from "../../../../platform/pdf/PdfDocument.ts";
import { versionsText } from "./findingBlocks.ts";
import type { ScreeningPdfText } from "./pdfText.ts";
import type { ScreeningDossier } from "./ScreeningDossier.ts";

const QR_MM = 28;

/** What it takes to see that this paper is what was screened, and the way back to the result. */
export function receiptBlocks(
  { stored, address }: ScreeningDossier,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
): PdfBlock[] {
  return [
    { kind: "heading", level: 2, text: text.receipt },
    // First, so that it stays with its heading when the page ends here.
    {
      kind: "image",
      svg: renderSVG(address, { border: 1 }),
      alt: text.qrAlt(address),
      caption: text.qrCaption,
      widthMm: QR_MM,
    },
    {
      kind: "facts",
      header: [text.fact, text.content],
      rows: [
        [text.link, address],
        [text.created, formatDateTime(stored.createdAt.toISOString())],
        [text.expires, formatDate(stored.expiresAt.toISOString())],
        [text.hash, stored.geometryHash],
      ],
    },
    { kind: "heading", level: 3, text: text.versions },
    { kind: "paragraph", text: versionsText(stored, text, titleOf) },
  ];
}

import type { PdfDocument } from "./PdfDocument.ts";

/** A document as the template reads it. */
export function dataOf(document: PdfDocument) {
  const at = document.at;
  return {
    ...document,
    date: [
      at.getUTCFullYear(),
      at.getUTCMonth() + 1,
      at.getUTCDate(),
      at.getUTCHours(),
      at.getUTCMinutes(),
      at.getUTCSeconds(),
    ],
  };
}

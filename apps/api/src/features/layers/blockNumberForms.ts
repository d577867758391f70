import { readBlockNumber } from "@mars/domain/land/landNumbers";

/** Block numbers have a dash; people leave it out, or write the word before them. */
export function blockNumberForms(text: string): string[] {
  const plain = text.replaceAll(/\s/g, "");
  return [...new Set([plain, readBlockNumber(text) ?? plain])];
}

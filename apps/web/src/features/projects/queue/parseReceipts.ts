export type Receipt = { caseNumber: string; caseId: string };

const CASE_NUMBER = /\bM-\d{4}-\d{4,}\b/i;

/** A pasted column: each line is an F2 case, with its case number beside it or in the order of the
 * cases shown. */
export function parseReceipts(pasted: string, shown: readonly string[]): readonly Receipt[] {
  const lines = pasted.split(/\r?\n/).filter((line) => line.trim() !== "");
  const hasNumbers = lines.some((line) => CASE_NUMBER.test(line));
  return lines.flatMap((line, index) => {
    const caseNumber = hasNumbers ? CASE_NUMBER.exec(line)?.[0].toUpperCase() : shown[index];
    const caseId = line
      .replace(CASE_NUMBER, "")
      .split(/[\t;]/)
      .map((part) => part.trim())
      .find((part) => part !== "");
    return caseNumber && caseId ? [{ caseNumber, caseId }] : [];
  });
}

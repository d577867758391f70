/** A number as people write it: '20d Løvel By', '20 d, Løvel By, Løvel', '1550656-20d', '571234-56'. */
export type PickNumber = { number: string; district: string | null };

/** The cadastral number and, where given, its district's name or code. */
export function readParcelNumber(text: string): PickNumber {
  const byCode = /^(\d{4,8})[-\s,]+(\d+\s?[a-zæøå]{0,3})$/iu.exec(text.trim());
  if (byCode) return { number: compact(byCode[2]!), district: byCode[1]! };
  const byName = /^(?:matr\.?\s?(?:nr\.?)?\s*)?(\d+\s?[a-zæøå]{0,3})(?:\s*,\s*|\s+|$)(.*)$/iu.exec(
    text.trim(),
  );
  if (!byName) return { number: text.trim(), district: null };
  return { number: compact(byName[1]!), district: byName[2]!.trim() || null };
}

/** Block numbers have a dash; people leave it out. */
export function blockNumberForms(text: string): string[] {
  const plain = text.replaceAll(/\s/g, "");
  const digits = plain.replaceAll("-", "");
  return [...new Set([plain, `${digits.slice(0, 6)}-${digits.slice(6)}`])];
}

function compact(number: string): string {
  return number.replaceAll(/\s/g, "").toLowerCase();
}

export type ParcelNumber = { number: string; district: string };

/** '12a Skals By', '12 a, Skals', 'matr.nr. 12a': a cadastral number and the beginning of its district. */
export function readParcelNumber(text: string): ParcelNumber | null {
  const found =
    /^(?:matr(?:ikel)?\.?\s*(?:nr\.?)?\s*)?(\d{1,4}\s?[a-zæøå]{0,3})(?:\s*,\s*|\s+|$)(.*)$/iu.exec(
      text.trim(),
    );
  if (!found) return null;
  return {
    number: found[1]!.replaceAll(/\s/g, "").toLowerCase(),
    district: found[2]!.trim().toLowerCase(),
  };
}

/** '571234-56', also without its dash or not yet typed to the end; null when it is no block number. */
export function readBlockNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, "");
  if (!/^\d{4,8}$/.test(digits) || !/^[\d\s-]+$/.test(text)) return null;
  return digits.length > 6 ? `${digits.slice(0, 6)}-${digits.slice(6)}` : digits;
}

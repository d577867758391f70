export type ParcelNumber = { number: string; district: string };

/**
 * '12a Skals By', '12 a, Skals', 'matr.nr. 12a af Skals By', 'Skals By, Skals 12a': a cadastral
 * number and the beginning of its district; '1550656-12a': its district by code.
 */
export function readParcelNumber(text: string): ParcelNumber | null {
  const bare = text.trim().replace(/^(?:matr(?:ikel)?\.?\s*(?:n(?:umme)?r\.?)?\s*)/iu, "");
  const byCode = /^(\d{4,8})[-\s,]+(\d{1,4}\s?[a-zæøå]{0,3})$/iu.exec(bare);
  if (byCode) return { number: compact(byCode[2]!), district: byCode[1]! };
  const first =
    /^(\d{1,4}(?:\s?[a-zæøå]{1,3}(?![a-zæøå]))?)(?:\s*,\s*|\s+|$)(?:af\s+)?(.*)$/iu.exec(bare);
  const last = /^([a-zæøå].*?)[\s,]+(?:matr\S*\s*)?(\d{1,4}\s?[a-zæøå]{0,3})$/iu.exec(bare);
  const [number, district] = first ? [first[1]!, first[2]!] : last ? [last[2]!, last[1]!] : [];
  if (number === undefined || district === undefined) return null;
  return {
    number: compact(number),
    district: district.replace(/,\s*$/, "").trim().toLowerCase(),
  };
}

const compact = (number: string) => number.replaceAll(/\s/g, "").toLowerCase();

/** 'Løvel By, Løvel' is also written without its comma. */
export const districtKey = (name: string) => name.replaceAll(",", "");

/** '571234-56', 'markblok 571234-56', also without its dash or not yet typed to the end; null when it is no block number. */
export function readBlockNumber(written: string): string | null {
  const text = written.replace(/^\s*(?:mark)?blok(?:ken|\s*n(?:umme)?r\.?)?\s*/iu, "");
  const digits = text.replaceAll(/[\s-]/g, "");
  if (!/^\d{4,8}$/.test(digits) || !/^[\d\s-]+$/.test(text)) return null;
  return digits.length > 6 ? `${digits.slice(0, 6)}-${digits.slice(6)}` : digits;
}

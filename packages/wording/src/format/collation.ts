// Danish order in both languages: the names sorted are Danish, and Aa belongs with Å.
const danish = new Intl.Collator("da", { numeric: true, sensitivity: "base" });

export const compareDanish: (a: string, b: string) => number = danish.compare;

export function sortDanish<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items.toSorted((a, b) => compareDanish(nameOf(a), nameOf(b)));
}

/** Lower-cased and with Aa folded into å, so that a search for 'Åbenrå' finds 'Aabenraa'. */
export function foldForSearch(text: string): string {
  return text.toLocaleLowerCase("da").replaceAll("aa", "å").trim();
}

import { compareDanish } from "@mars/domain/order/compareDanish";

export { compareDanish };

export function sortDanish<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items.toSorted((a, b) => compareDanish(nameOf(a), nameOf(b)));
}

/** Lower-cased and with Aa folded into å, so that a search for 'Åbenrå' finds 'Aabenraa'. */
export function foldForSearch(text: string): string {
  return text.toLocaleLowerCase("da").replaceAll("aa", "å").trim();
}

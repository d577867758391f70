import type { Language } from "@mars/wording/language/languages";
import type { SameTexts, TextBundle } from "@mars/wording/language/text";

/**
 * The other languages of a bundle that came with Danish alone, for pages that have them. Not
 * `defineLazyText`: that one would have every page that shares the bundle carry their addresses.
 */
export function completeText<T extends Record<string, string>>(
  { texts }: TextBundle<T>,
  others: Record<Exclude<Language, "da">, SameTexts<T>>,
): void {
  Object.assign(texts, others);
}

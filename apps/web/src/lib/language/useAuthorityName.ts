import { municipalityName } from "@mars/wording/facts/municipalityName";
import { languageOf } from "@mars/wording/language/languages";
import { defineLazyText } from "./lazyText.ts";
import { useLocale } from "./locale.ts";
import { useText } from "./text.ts";

/** By their Danish names, so that nothing of it comes with the first script. */
const authorityText = defineLazyText<Record<string, string>>(
  {},
  {
    en: async () => ({
      ...(await import("@mars/wording/facts/englishAuthorities")).englishAuthorities,
    }),
  },
);

/** An authority's name in the reader's language, for where there is room for one. */
export function useAuthorityName(): (name: string) => string {
  const t = useText(authorityText);
  const language = languageOf(useLocale());
  return (name) => municipalityName(t(name), language);
}

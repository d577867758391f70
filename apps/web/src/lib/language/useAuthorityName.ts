import { municipalityName } from "@mars/wording/facts/municipalityName";
import { languageOf } from "@mars/wording/language/languages";
import { authorityText } from "./authorityText.ts";
import { useLocale } from "./locale.ts";
import { useText } from "./text.ts";

/** An authority's name in the reader's language, for where there is room for one. */
export function useAuthorityName(): (name: string) => string {
  const t = useText(authorityText);
  const language = languageOf(useLocale());
  return (name) => municipalityName(t(name), language);
}

import { languageOf } from "@mars/wording/language/languages";
import { inPlace } from "@mars/wording/places/inPlace";
import { useLocale } from "./locale.ts";

/** 'i Viborg', but 'på Bornholm', in the reader's language. */
export function useInPlace(): (name: string) => string {
  const language = languageOf(useLocale());
  return (name) => inPlace(name, language);
}

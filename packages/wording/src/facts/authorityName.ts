import { languageOf, type Locale } from "../language/languages.ts";
import { authorityNames } from "./authorityNames.ts";
import { municipalityName } from "./municipalityName.ts";

/**
 * An authority as a document names it: in English with the Danish name in brackets, which letters
 * and laws use; as it is where no other name is known.
 */
export function authorityName(name: string, locale: Locale): string {
  const language = languageOf(locale);
  const said = authorityNames[language][name] ?? municipalityName(name, language);
  return said === name ? name : `${said} (${name})`;
}

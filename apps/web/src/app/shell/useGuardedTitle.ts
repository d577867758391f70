import { firstLanguage, languageOf } from "@mars/wording/language/languages";
import { useEffect } from "react";
import { useChosenLocale } from "../../lib/language/locale.ts";
import { useRouteFacts } from "../routes/RouteFacts.ts";
import { useOwnTitle } from "./pageTitle.ts";

/** R4: the title follows the route and the language; `lang` follows the content. */
export function useGuardedTitle(): string {
  const chosen = languageOf(useChosenLocale());
  const { path, title, isDanishOnly } = useRouteFacts();
  const language = isDanishOnly ? firstLanguage : chosen;
  const own = useOwnTitle();
  // The front page's title is the product's.
  const shown =
    (own ?? null) === null && path === "/" ? title[language] : `${own ?? title[language]} – MARS`;

  useEffect(() => {
    document.title = shown;
    // Written anew, even the same language styles the whole page again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [shown, language]);
  return shown;
}

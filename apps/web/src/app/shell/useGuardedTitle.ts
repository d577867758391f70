import { languageOf } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { useEffect } from "react";
import { useChosenLocale } from "../../lib/language/locale.ts";
import { useRouteFacts } from "../routes/RouteFacts.ts";
import { appText } from "../text.ts";
import { useOwnTitle } from "./pageTitle.ts";

/** R4: the title follows the route and the language; `lang` follows the content. */
export function useGuardedTitle(): string {
  const chosen = useChosenLocale();
  const { titleKey, isDanishOnly } = useRouteFacts();
  const own = useOwnTitle();
  const locale = isDanishOnly ? "da-DK" : chosen;
  const t = translator(appText, locale);
  const name = own ?? (titleKey === "title.front" ? null : t(titleKey));
  const title = name === null ? t("productTitle") : `${name} – MARS`;

  useEffect(() => {
    document.title = title;
    document.documentElement.lang = languageOf(locale);
  }, [title, locale]);
  return title;
}

import { LANGUAGES } from "@mars/domain/languages";
import { languageNames } from "@mars/wording/language/languageNames";
import { locales } from "@mars/wording/language/languages";
import { chooseLocale, useAskedLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { appText } from "../text.ts";

export function LanguageToggle() {
  const t = useText(appText);
  const chosen = useAskedLocale();
  const { header } = useSettings();
  if (!header.multiLanguages) return null;
  return (
    <div className="language" role="group" aria-label={t("language.label")}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={locales[language] === chosen}
          onClick={() => chooseLocale(locales[language])}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="sr-only">{languageNames[language]}</span>
        </button>
      ))}
    </div>
  );
}

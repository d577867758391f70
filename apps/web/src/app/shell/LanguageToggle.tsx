import type { Locale } from "@mars/wording/language/languages";
import { chooseLocale, useAskedLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { appText } from "../text.ts";

const languages: readonly { locale: Locale; short: string; name: string; lang: string }[] = [
  { locale: "da-DK", short: "DA", name: "Dansk", lang: "da" },
  { locale: "en-US", short: "EN", name: "English", lang: "en" },
];

export function LanguageToggle() {
  const t = useText(appText);
  const chosen = useAskedLocale();
  const { header } = useSettings();
  if (!header.multiLanguages) return null;
  return (
    <div className="language" role="group" aria-label={t("language.label")}>
      {languages.map(({ locale, short, name, lang }) => (
        <button
          key={locale}
          type="button"
          lang={lang}
          aria-pressed={locale === chosen}
          onClick={() => chooseLocale(locale)}
        >
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{name}</span>
        </button>
      ))}
    </div>
  );
}

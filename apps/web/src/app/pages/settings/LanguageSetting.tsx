import { LANGUAGES } from "@mars/domain/languages";
import { languageNames } from "@mars/wording/language/languageNames";
import { type Locale, locales } from "@mars/wording/language/languages";
import { chooseLocale, useAskedLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { RadioGroup, type RadioOption } from "../../../ui/fields/RadioGroup.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { settingsText } from "./text.ts";

const options: readonly RadioOption<Locale>[] = LANGUAGES.map((language) => ({
  value: locales[language],
  label: <span lang={language}>{languageNames[language]}</span>,
}));

export function LanguageSetting() {
  const t = useText(settingsText);
  const chosen = useAskedLocale();
  const { header } = useSettings();
  return (
    <SettingsSection title={t("language.title")} text={t("language.text")}>
      {header.multiLanguages ? (
        <RadioGroup
          legend={t("language.legend")}
          options={options}
          value={chosen}
          onChange={chooseLocale}
        />
      ) : (
        <p>{t("language.off")}</p>
      )}
    </SettingsSection>
  );
}

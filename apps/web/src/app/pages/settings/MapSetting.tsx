import { wordIn } from "@mars/wording/language/wordIn";
import { useConsent } from "../../../lib/consent/consentStore.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { backgroundChoices } from "../../../lib/mapPreferences/backgroundChoices.ts";
import {
  changeMapPreferences,
  useMapPreferences,
} from "../../../lib/mapPreferences/mapPreferences.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { settingsText } from "./text.ts";

/** The aerial photo is offered only where the installation has a service for it. */
export function MapSetting() {
  const t = useText(settingsText);
  const { background } = useMapPreferences();
  const { preferences } = useConsent();
  const { map } = useSettings();
  const locale = useLocale();
  const choices = backgroundChoices(map);
  const nameOf = (choice: string) => {
    const named = map.moreBackgrounds.find(({ id }) => id === choice);
    if (named) return wordIn(locale, named, "title");
    return t(choice === "image" || choice === "none" ? `map.${choice}` : "map.muted");
  };
  return (
    <SettingsSection title={t("map.title")} text={t("map.text")}>
      <RadioGroup
        legend={t("map.legend")}
        options={choices.map((value) => ({ value, label: nameOf(value) }))}
        value={choices.includes(background) ? background : "muted"}
        onChange={(value) => changeMapPreferences({ background: value })}
      />
      <p className="small mute">{t(preferences ? "map.kept" : "map.visit")}</p>
    </SettingsSection>
  );
}

import { useConsent } from "../../../lib/consent/consentStore.ts";
import { useText } from "../../../lib/language/text.ts";
import {
  changeMapPreferences,
  type MapPreferences,
  useMapPreferences,
} from "../../../lib/mapPreferences/mapPreferences.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { settingsText } from "./text.ts";

/** The aerial photo is offered only where the installation has a service for it. */
export function MapSetting() {
  const t = useText(settingsText);
  const { background } = useMapPreferences();
  const { preferences } = useConsent();
  const { map } = useSettings();
  const words: MapPreferences["background"][] = map.background
    ? ["muted", "image", "none"]
    : ["muted", "none"];
  return (
    <SettingsSection title={t("map.title")} text={t("map.text")}>
      <RadioGroup
        legend={t("map.legend")}
        options={words.map((value) => ({ value, label: t(`map.${value}`) }))}
        value={background}
        onChange={(value) => changeMapPreferences({ background: value })}
      />
      <p className="small mute">{t(preferences ? "map.kept" : "map.visit")}</p>
    </SettingsSection>
  );
}

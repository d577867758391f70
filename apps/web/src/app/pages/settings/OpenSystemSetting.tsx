import {
  forgetChoice,
  useOpenSystemChoice,
} from "../../../features/portal/opening/openSystemChoice.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { settingsText } from "./text.ts";

export function OpenSystemSetting() {
  const t = useText(settingsText);
  const choice = useOpenSystemChoice();
  return (
    <SettingsSection title={t("systems.title")} text={t("systems.text")}>
      <p>{t(`systems.${choice ?? "none"}`)}</p>
      {choice && (
        <Button
          variant="secondary"
          onClick={() => {
            forgetChoice();
            showToast({ variant: "success", body: t("systems.forgotten") });
          }}
        >
          {t("systems.forget")}
        </Button>
      )}
    </SettingsSection>
  );
}

import { changeConsent } from "../../../features/consent/changeConsent.ts";
import { consentText } from "../../../features/consent/text.ts";
import { consentStatus } from "../../../lib/consent/consent.ts";
import { useConsent } from "../../../lib/consent/consentStore.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { settingsText } from "./text.ts";

export function ConsentSetting() {
  const t = useText(settingsText);
  const states = useText(consentText);
  const consent = useConsent();
  return (
    <SettingsSection title={t("consent.title")} text={t("consent.text")}>
      <p>{states(`state.${consentStatus(consent)}`)}</p>
      <div className="row">
        <Button variant="secondary" onClick={() => void changeConsent()}>
          {t("consent.change")}
        </Button>
        <Link to="/cookies">{t("consent.more")}</Link>
      </div>
    </SettingsSection>
  );
}

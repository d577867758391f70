import { useDismissedCount, restoreDismissed } from "../../../features/notifications/bell/feed.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { settingsText } from "./text.ts";

export function NotificationSetting() {
  const t = useText(settingsText);
  const count = useDismissedCount();
  const restore = () => {
    void restoreDismissed().then(() =>
      showToast({ variant: "success", body: t("notifications.restored") }),
    );
  };
  return (
    <SettingsSection title={t("notifications.title")} text={t("notifications.text")}>
      <p>{t("notifications.dismissed", { count })}</p>
      {count > 0 && (
        <Button variant="secondary" onClick={restore}>
          {t("notifications.restore")}
        </Button>
      )}
    </SettingsSection>
  );
}

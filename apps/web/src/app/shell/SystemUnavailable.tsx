import { useText } from "../../lib/language/text.ts";
import { dismissUnavailable } from "../../lib/session/signIn.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { unavailableText } from "./unavailableText.ts";

/** H9: the login-tracking call failed. Told in Danish. */
export function SystemUnavailable() {
  const t = useText(unavailableText);
  const { header } = useSettings();
  return (
    <Dialog
      lang="da"
      role="alertdialog"
      icon="ban"
      title={t("title")}
      isStatic
      onClose={dismissUnavailable}
      actions={<Button onClick={dismissUnavailable}>{t("close")}</Button>}
    >
      <p>{t("text", { system: header.appName })}</p>
    </Dialog>
  );
}

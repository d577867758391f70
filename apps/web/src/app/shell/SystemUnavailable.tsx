import { dismissUnavailable } from "../../lib/session/signIn.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

/** H9: the login-tracking call failed. SPEC fixes the Danish text, so it stands in both languages. */
export function SystemUnavailable() {
  const { header } = useSettings();
  return (
    <Dialog
      lang="da"
      role="alertdialog"
      icon="ban"
      title="Systemet er utilgængeligt"
      isStatic
      onClose={dismissUnavailable}
      actions={<Button onClick={dismissUnavailable}>Luk</Button>}
    >
      <p>Kan ikke få forbindelse til {header.appName}</p>
    </Dialog>
  );
}

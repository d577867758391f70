import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { signOutEverywhere } from "../../../lib/session/signIn.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { signOutText } from "./signOutText.ts";

/** Ends the person's sign-in on every device, after asking. */
export function SignOutEverywhere() {
  const t = useText(signOutText);
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection title={t("title")} text={t("text")}>
      <div className="row">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t("button")}
        </Button>
      </div>
      {isAsking && <Question onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const t = useText(signOutText);
  const request = useRequest(signOutEverywhere);
  return (
    <Dialog
      title={t("question")}
      onClose={onClose}
      actions={
        <>
          <Button
            isBusy={request.status === "RUNNING" || request.status === "SUCCESS"}
            onClick={() => void request.run(undefined)}
          >
            {t("button")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t("here")}</p>
      <p>{t("kept")}</p>
      {request.error && <ProblemAlert error={request.error} />}
    </Dialog>
  );
}

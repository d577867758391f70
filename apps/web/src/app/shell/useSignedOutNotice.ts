import { useEffect } from "react";
import { useText } from "../../lib/language/text.ts";
import { useSession } from "../../lib/session/sessionState.ts";
import { takeSignedOut } from "../../lib/session/signedOutNote.ts";
import { showToast } from "../../lib/toasts/toasts.ts";
import { appText } from "../text.ts";

/** Says that one is logged out, once nobody is logged in any more. */
export function useSignedOutNotice(): void {
  const t = useText(appText);
  const { phase } = useSession();
  useEffect(() => {
    if (phase === "anonymous" && takeSignedOut())
      showToast({ variant: "success", title: t("signedOut.title"), body: t("signedOut.text") });
  }, [phase, t]);
}

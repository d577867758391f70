import { translator } from "@mars/wording/language/text";
import { useEffect } from "react";
import { currentLocale } from "../../lib/language/locale.ts";
import { useSession } from "../../lib/session/sessionState.ts";
import { takeSignedOut } from "../../lib/session/signedOutNote.ts";
import { showToast } from "../../lib/toasts/toasts.ts";
import { appText } from "../text.ts";

/** Says that one is logged out, once nobody is logged in any more. */
export function useSignedOutNotice(): void {
  const { phase } = useSession();
  useEffect(() => {
    if (phase !== "anonymous" || !takeSignedOut()) return;
    // The first paint is as the server wrote it, in Danish; the reader's language is known already.
    const t = translator(appText, currentLocale());
    showToast({ variant: "success", title: t("signedOut.title"), body: t("signedOut.text") });
  }, [phase]);
}

import { translator } from "@mars/wording/language/text";
import { showDialog } from "../../lib/dialogs/shownDialog.ts";
import { currentLocale } from "../../lib/language/locale.ts";
import { currentSettings } from "../../lib/settings/settings.ts";
import { showToast } from "../../lib/toasts/toasts.ts";
import { consentText } from "./text.ts";

/** Opens the consent provider's dialog: Cookiebot's where it is configured, else our own. */
export async function changeConsent(): Promise<void> {
  if (currentSettings().consent.provider === "own") {
    showDialog({ name: "consent" });
    return;
  }
  const { renewCookiebot } = await import("../../lib/consent/cookiebot.ts");
  if (renewCookiebot()) return;
  const t = translator(consentText, currentLocale());
  showToast({ variant: "warning", body: t("provider.missing") });
}

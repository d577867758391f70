import { showDialog } from "../../lib/dialogs/shownDialog.ts";
import { currentSettings } from "../../lib/settings/settings.ts";

/** Opens the consent provider's dialog: Cookiebot's where it is configured, else our own. */
export async function changeConsent(): Promise<void> {
  if (currentSettings().consent.provider === "own") {
    showDialog({ name: "consent" });
    return;
  }
  const { renewCookiebot } = await import("../../lib/consent/cookiebot.ts");
  renewCookiebot();
}

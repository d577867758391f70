import "./consentBar.css";
import { giveConsent, useConsent } from "../../lib/consent/consentStore.ts";
import { showDialog } from "../../lib/dialogs/shownDialog.ts";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { consentBarText } from "./barText.ts";
import { allAccepted, onlyNecessary } from "./choices.ts";

/**
 * Asks until it is answered, above the page rather than over it, so that it hides nothing. Saying
 * no is one press of a button that looks the same as yes.
 */
export function ConsentBar({ lang }: { lang?: string | undefined }) {
  const t = useText(consentBarText);
  const { consent } = useSettings();
  const { stamp } = useConsent();
  if (consent.provider !== "own" || stamp !== null) return null;
  const answer = (choice: typeof allAccepted) => {
    giveConsent(choice);
    // The button goes with the bar; reading continues in the page.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <section className="consent-bar" aria-label={t("label")} lang={lang}>
      <div className="container">
        <p>
          {t("question")} <span className="consent-bar-until">{t("until")}</span>
        </p>
        <div className="consent-bar-actions">
          <Button variant="secondary" size="small" onClick={() => answer(onlyNecessary)}>
            {t("onlyNecessary")}
          </Button>
          <Button variant="secondary" size="small" onClick={() => answer(allAccepted)}>
            {t("acceptAll")}
          </Button>
          <Button variant="text" size="small" onClick={() => showDialog({ name: "consent" })}>
            {t("choose")}
          </Button>
        </div>
      </div>
    </section>
  );
}

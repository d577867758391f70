import { helpCards } from "../../features/help/helpCards.ts";
import { showDialog } from "../../lib/dialogs/shownDialog.ts";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { appText } from "../text.ts";

/** Only where the help dialog would have something to show. */
export function HelpButton() {
  const t = useText(appText);
  const settings = useSettings();
  if (!settings.header.help || helpCards(settings).length === 0) return null;
  return (
    <button type="button" onClick={() => showDialog({ name: "help" })}>
      <Icon name="help" isSmall />
      <span className="menu-label">{t("nav.help")}</span>
    </button>
  );
}

import { portalMenuText } from "../../features/portal/menuText.ts";
import { RelatedSystemsMenu } from "../../features/portal/RelatedSystemsMenu.tsx";
import { showDialog } from "../../lib/dialogs/shownDialog.ts";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Icon } from "../../ui/Icon.tsx";
import { appText } from "../text.ts";
import { HelpButton } from "./HelpButton.tsx";

/** Related systems, help and accessibility. In the narrow menu the systems open as a dialog. */
export function ServiceLinks({ isStacked = false }: { isStacked?: boolean }) {
  const t = useText(appText);
  const related = useText(portalMenuText);
  const { application, header } = useSettings();
  return (
    <>
      {header.showRelatedSystems && (
        <li>
          {isStacked ? (
            <button type="button" onClick={() => showDialog({ name: "systems" })}>
              <Icon name="grid" isSmall />
              {related("related")}
            </button>
          ) : (
            <RelatedSystemsMenu />
          )}
        </li>
      )}
      <li>
        <HelpButton />
      </li>
      {application.webAccessibilityUrl && (
        <li>
          <a href="/was">{t("nav.accessibility")}</a>
        </li>
      )}
    </>
  );
}

import { portalMenuText } from "../../features/portal/menu/menuText.ts";
import { RelatedSystemsMenu } from "../../features/portal/menu/RelatedSystemsMenu.tsx";
import { showDialog } from "../../lib/dialogs/shownDialog.ts";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { appText } from "../text.ts";
import { HelpButton } from "./HelpButton.tsx";
import { SiteLinks } from "./SiteLinks.tsx";
import { SiteMenu } from "./SiteMenu.tsx";

type Props = {
  /** In the narrow menu: the systems open as a dialog, and what is about the site stands in the list. */
  isStacked?: boolean;
  onFollow?: () => void;
};

/** Related systems, help, what is about the site, and accessibility. */
export function ServiceLinks({ isStacked = false, onFollow }: Props) {
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
      {isStacked && <SiteLinks onFollow={onFollow} />}
      {/* Without login the information menu holds the same. */}
      {!isStacked && header.hasAuth && (
        <li>
          <SiteMenu />
        </li>
      )}
      {application.webAccessibilityUrl && (
        <li>
          <a href="/was">{t("nav.accessibility")}</a>
        </li>
      )}
    </>
  );
}

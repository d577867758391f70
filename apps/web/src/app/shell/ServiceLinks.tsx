import { portalMenuText } from "../../features/portal/menu/menuText.ts";
import { RelatedSystemsMenu } from "../../features/portal/menu/RelatedSystemsMenu.tsx";
import { showDialog } from "../../lib/dialogs/shownDialog.ts";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { appText } from "../text.ts";
import { SiteLinks } from "./SiteLinks.tsx";
import { helpCards } from "../../features/help/helpCards.ts";
import { Menu } from "../../ui/overlays/Menu.tsx";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../ui/words/SentenceWith.tsx";

type Props = {
  /** In the narrow menu: the systems open as a dialog, and what is about the site is in the list. */
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

/** Only where the help dialog would have something to show. */
function HelpButton() {
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

/** Who runs the site, and what the footer holds, from the header of every page. */
function SiteMenu() {
  const t = useText(appText);
  const { header } = useSettings();
  return (
    <Menu
      className="site-menu"
      button={
        <>
          <Icon name="info" isSmall />
          <span className="menu-label">{t("footer.site")}</span>
        </>
      }
    >
      {(close) => (
        <>
          <p className="menu-note">
            <SentenceWith sentence={t("info.runBy", { organization: SLOT })}>
              <AuthorityName name={header.appOrgName} />
            </SentenceWith>
          </p>
          <ul>
            <SiteLinks className="menu-item" onFollow={close} onAbout={close} />
          </ul>
        </>
      )}
    </Menu>
  );
}

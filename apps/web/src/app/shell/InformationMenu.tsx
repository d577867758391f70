import { Link } from "../../lib/router/Link.tsx";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Menu } from "../../ui/overlays/Menu.tsx";
import { appText } from "../text.ts";
import { SiteLinks } from "./SiteLinks.tsx";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../ui/words/SentenceWith.tsx";

/** H1: stands where the user menu would, in an installation without login. */
export function InformationMenu() {
  const t = useText(appText);
  const { header, application } = useSettings();
  return (
    <Menu
      className="user-menu"
      label={t("info.menu")}
      button={
        <>
          <Icon name="info" />
          <Icon name="chevronDown" isSmall />
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
            {application.webAccessibilityUrl && (
              <li>
                <a href="/was" className="menu-item">
                  {t("nav.accessibility")}
                </a>
              </li>
            )}
            <li>
              <Link to="/cookies" className="menu-item" onClick={close}>
                {t("user.cookies")}
              </Link>
            </li>
          </ul>
        </>
      )}
    </Menu>
  );
}

import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Menu } from "../../ui/overlays/Menu.tsx";
import { appText } from "../text.ts";
import { SiteLinks } from "./SiteLinks.tsx";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../ui/words/SentenceWith.tsx";

/** Who runs the site, and what the footer holds, from the header of every page. */
export function SiteMenu() {
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

import { showDialog } from "../../lib/dialogs/shownDialog.ts";
import { Link } from "../../lib/router/Link.tsx";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { appText } from "../text.ts";

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
        <ul>
          <li>
            <button
              type="button"
              className="menu-item"
              onClick={() => (close(), showDialog({ name: "about" }))}
            >
              {header.aboutMenuText ?? t("info.about", { name: header.appName })}
            </button>
          </li>
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
      )}
    </Menu>
  );
}

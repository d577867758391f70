import { NotificationBell } from "../../features/notifications/bell/NotificationBell.tsx";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { classes } from "../../ui/classes.ts";
import { appText } from "../text.ts";
import { Brand } from "./Brand.tsx";
import { ContentNotice } from "./ContentNotice.tsx";
import { InformationMenu } from "./InformationMenu.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { useMobileMenu } from "./MobileMenu.tsx";
import { ServiceLinks } from "./ServiceLinks.tsx";
import { SignInButton } from "./SignInButton.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { useState } from "react";
import { addressOf } from "../../lib/router/address.ts";
import { navigate } from "../../lib/router/currentLocation.ts";
import { Icon } from "../../ui/icons/Icon.tsx";

/** Ordinary pages: the green family strip over the white bar. */
export function Header({ lang }: { lang: string | undefined }) {
  const t = useText(appText);
  const { header } = useSettings();
  const mobile = useMobileMenu();
  return (
    <header className={classes("header", header.sticky && "header-sticky")} lang={lang}>
      <div className="strip on-dark">
        <div className="container">
          <span className="family">{t("family")}</span>
          <ul className="service">
            <ServiceLinks />
            <li>
              <LanguageToggle />
            </li>
          </ul>
        </div>
      </div>
      <div className="bar-and-menu">
        <div className="bar">
          <div className="container">
            <Brand />
            <MainMenu className="nav" />
            <HeaderSearch />
            <div className="bar-actions">
              <NotificationBell />
              {header.hasAuth ? <UserMenu /> : <InformationMenu />}
              <SignInButton className="bar-sign-in" />
              {mobile.button}
            </div>
          </div>
        </div>
        {mobile.panel}
      </div>
      <ContentNotice />
    </header>
  );
}

/** Optional: takes what was typed to the page that searches for it. */
function HeaderSearch() {
  const t = useText(appText);
  const { header, map } = useSettings();
  const label = t(map.search === null ? "search.label" : "search.labelAddress");
  const [typed, setTyped] = useState("");
  if (!header.hasSearchBar) return null;
  return (
    <form
      role="search"
      className="header-search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(addressOf({ to: "/status/find", search: { q: typed.trim() || null } }));
      }}
    >
      <input
        type="search"
        className="form-input"
        autoComplete="off"
        aria-label={label}
        placeholder={t("search.placeholder")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="icon-button" aria-label={t("search.submit")}>
        <Icon name="search" />
      </button>
    </form>
  );
}

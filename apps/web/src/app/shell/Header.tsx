import { NotificationBell } from "../../features/notifications/bell/NotificationBell.tsx";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { classes } from "../../ui/classes.ts";
import { appText } from "../text.ts";
import { Brand } from "./Brand.tsx";
import { ContentNotice } from "./ContentNotice.tsx";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { InformationMenu } from "./InformationMenu.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { useMobileMenu } from "./MobileMenu.tsx";
import { ServiceLinks } from "./ServiceLinks.tsx";
import { SignInButton } from "./SignInButton.tsx";
import { UserMenu } from "./UserMenu.tsx";

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

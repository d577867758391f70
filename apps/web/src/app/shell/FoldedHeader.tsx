import { NotificationBell } from "../../features/notifications/bell/NotificationBell.tsx";
import { useContent } from "../../lib/serverData/useContent.ts";
import { Link } from "../../lib/router/Link.tsx";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { appText } from "../text.ts";
import { Brand } from "./Brand.tsx";
import { InformationMenu } from "./InformationMenu.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { useMobileMenu } from "./MobileMenu.tsx";
import { ServiceLinks } from "./ServiceLinks.tsx";
import { SignInButton } from "./SignInButton.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";

/** Map pages: the green strip alone, so that the map has the room. Its menu keeps what folded away. */
export function FoldedHeader({ lang }: { lang: string | undefined }) {
  const t = useText(appText);
  const { header, application } = useSettings();
  const content = useContent();
  const isDemo = (content?.invented.length ?? 0) > 0 || application.demo;
  const isIncomplete = content?.missing.some((part) => part === "layers" || part === "geography");
  const mobile = useMobileMenu(
    <>
      <div className="mobile-language">
        <LanguageToggle />
      </div>
      <p className="small">
        {t("description")} · <AuthorityName name={header.appOrgName} isShort /> · {t("family")}
      </p>
    </>,
  );
  return (
    <header className="header header-folded" lang={lang}>
      <div className="folded on-dark">
        <Brand isCompact />
        {isDemo && (
          <span className="folded-demo">
            <span className="folded-demo-long">{t("demo.label")}</span>
            <span className="folded-demo-short">{t("demo.short")}</span>
          </span>
        )}
        {isIncomplete && (
          <Link to="/data" className="folded-demo">
            {t("missing.label")}
          </Link>
        )}
        <MainMenu className="nav" />
        <div className="bar-actions">
          <ul className="service">
            <ServiceLinks />
            <li>
              <LanguageToggle />
            </li>
          </ul>
          <NotificationBell />
          {header.hasAuth ? <UserMenu /> : <InformationMenu />}
          <SignInButton className="bar-sign-in" buttonStyle={{ size: "small" }} />
          {mobile.button}
        </div>
      </div>
      {mobile.panel}
    </header>
  );
}

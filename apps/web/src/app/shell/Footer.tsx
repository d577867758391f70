import { showDialog } from "../../lib/dialogs/shownDialog.ts";
import { Link } from "../../lib/router/Link.tsx";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { ExternalLink } from "../../ui/buttons/LinkButton.tsx";
import { appText } from "../text.ts";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../ui/words/SentenceWith.tsx";

export function Footer({ lang }: { lang: string | undefined }) {
  const t = useText(appText);
  const { header, application, help } = useSettings();
  const helpdesk = help.helpdeskUrl ?? application.helpdeskUrl;
  const hasHelp = helpdesk ?? help.serviceStatus ?? help.termOfUse;
  return (
    <footer className="footer on-dark" lang={lang}>
      <div className="container">
        <div className="footer-about">
          <h2>{header.appName}</h2>
          <p>
            <SentenceWith sentence={t("footer.about", { organization: SLOT })}>
              <AuthorityName name={header.appOrgName} />
            </SentenceWith>
          </p>
        </div>
        <div className="footer-hours">
          <h2>{t("footer.hours")}</h2>
          <p>
            {t("footer.days")}
            <br />
            {t("footer.time")}
          </p>
        </div>
        {hasHelp && (
          <div className="footer-links">
            <h2>{t("footer.help")}</h2>
            <ul>
              {helpdesk && (
                <li>
                  <ExternalLink href={helpdesk}>{t("footer.helpCenter")}</ExternalLink>
                </li>
              )}
              {help.serviceStatus && (
                <li>
                  <ExternalLink href={help.serviceStatus}>{t("footer.serviceStatus")}</ExternalLink>
                </li>
              )}
              {help.termOfUse && (
                <li>
                  <ExternalLink href={help.termOfUse}>{t("footer.terms")}</ExternalLink>
                </li>
              )}
            </ul>
          </div>
        )}
        <div className="footer-links">
          <h2>{t("footer.site")}</h2>
          <ul>
            <li>
              <button
                type="button"
                className="footer-button"
                onClick={() => showDialog({ name: "about" })}
              >
                {t("info.about", { name: header.appName })}
              </button>
            </li>
            <li>
              <Link to="/cookies">{t("footer.cookies")}</Link>
            </li>
            <li>
              <Link to="/settings">{t("footer.settings")}</Link>
            </li>
            <li>
              {application.webAccessibilityUrl ? (
                <a href="/was">{t("footer.accessibility")}</a>
              ) : (
                <Link to="/accessibility">{t("footer.accessibility")}</Link>
              )}
            </li>
            <li>
              <Link to="/data">{t("footer.sources")}</Link>
            </li>
            <li>
              <Link to="/data" hash="downloads">
                {t("footer.openData")}
              </Link>
            </li>
          </ul>
        </div>
        <div className="footer-base">
          <span>{t("footer.family")}</span>
          <span>{t("footer.version", { version: application.version })}</span>
        </div>
      </div>
    </footer>
  );
}

import { formatDate } from "@mars/wording/format/dates";
import type { ReactNode } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { ExternalLink } from "../../../ui/buttons/LinkButton.tsx";
import { accessibilityText } from "./text.ts";
import { AuthorityName } from "../../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../../ui/words/SentenceWith.tsx";

/** The agency that supervises the Danish act on the accessibility of public websites. */
const AUTHORITY_URL =
  "https://digst.dk/digital-inklusion/webtilgaengelighed/oplever-du-ikke-tilgaengeligt-indhold/";
const AUTHORITY_PHONE = "20 16 36 12";
const ownExceptions = ["map", "chart", "aids", "elsewhere"] as const;
const methods = ["axe", "keyboard", "settings", "heard"] as const;

/** The statement that the law asks of public bodies, filled from the installation's settings. */
export function AccessibilityPage() {
  const t = useText(accessibilityText);
  const { accessibility, application, header, help } = useSettings();
  const { email, phone, testedOn } = accessibility;
  const helpdesk = help.helpdeskUrl ?? application.helpdeskUrl;
  const organization = <AuthorityName name={header.appOrgName} />;
  return (
    <div className="container">
      <div className="page-head">
        <div className="page-head-text">
          <h1>{t("title")}</h1>
          <p className="lead">
            <SentenceWith sentence={t("lead", { organization: SLOT, name: header.appName })}>
              {organization}
            </SentenceWith>
          </p>
        </div>
      </div>
      <Part id="status" title={t("status.title")}>
        <p>{t("status.partly", { name: header.appName })}</p>
        <p>{t("status.law")}</p>
      </Part>
      <Part id="exceptions" title={t("exceptions.title")}>
        <ul>
          {ownExceptions.map((one) => (
            <li key={one}>{t(`exceptions.${one}`)}</li>
          ))}
        </ul>
      </Part>
      <Part id="method" title={t("method.title")}>
        <p>
          <SentenceWith
            sentence={t("method.self", { organization: SLOT, date: formatDate(testedOn) })}
          >
            {organization}
          </SentenceWith>
        </p>
        <ul>
          {methods.map((one) => (
            <li key={one}>{t(`method.${one}`)}</li>
          ))}
        </ul>
      </Part>
      <Part id="contact" title={t("contact.title")}>
        <p>{t("contact.text")}</p>
        <p>
          {email !== null && <a href={`mailto:${email}`}>{email}</a>}
          {email === null && helpdesk && (
            <ExternalLink href={helpdesk}>{t("contact.help")}</ExternalLink>
          )}
          {email === null && !helpdesk && organization}
          {phone !== null && (
            <>
              <br />
              {t("phone", { number: phone })}
            </>
          )}
        </p>
      </Part>
      <Part id="complaint" title={t("complaint.title")}>
        <p>
          <SentenceWith sentence={t("complaint.text", { organization: SLOT })}>
            {organization}
          </SentenceWith>
        </p>
        <p>
          <ExternalLink href={AUTHORITY_URL}>{t("complaint.link")}</ExternalLink>
          <br />
          {t("phone", { number: AUTHORITY_PHONE })}
        </p>
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="section section-grid" aria-labelledby={`accessibility-${id}`}>
      <div className="section-head">
        <h2 id={`accessibility-${id}`}>{title}</h2>
      </div>
      <div className="section-body prose">{children}</div>
    </section>
  );
}

import "./help.css";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { ExternalLink } from "../../ui/buttons/LinkButton.tsx";
import { helpText } from "./text.ts";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";
import { marked } from "marked";
import { useMemo } from "react";
import { sanitizeHtml } from "../../lib/sanitize/sanitizeHtml.ts";

/** H7: the installation's own text where it has one, else the portal's. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const t = useText(helpText);
  const { header } = useSettings();
  const { appName, appOrgName, appDescription, portalUrl } = header;
  const isCustom = appDescription.length > 0;
  return (
    <Dialog
      width="medium"
      title={t(isCustom ? "aboutApp" : "aboutPortal", { name: appName })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <div className="prose about" lang={isCustom ? "da" : undefined}>
        {isCustom && <Markdown text={appDescription.join("\n\n")} />}
        {!isCustom && (
          <>
            <p>{t("about.product", { name: appName })}</p>
            <p>{t("about.family", { name: appName })}</p>
            <p>{t("about.data", { name: appName })}</p>
          </>
        )}
      </div>
      <p className="about-operator">
        {t("operatedBy")} <AuthorityName name={appOrgName} />
        {portalUrl && (
          <>
            {" "}
            {t("inPortal")} <ExternalLink href={portalUrl}>{t("portal")}</ExternalLink>
          </>
        )}
        .
      </p>
      <p className="about-operator">
        <a href="/was">{t("accessibility")}</a>
      </p>
    </Dialog>
  );
}

/** Headings begin below the dialog's own. */
function belowTitle(html: string): string {
  return html.replaceAll(/<(\/?)h[12]>/g, "<$1h3>");
}

function Markdown({ text }: { text: string }) {
  const html = useMemo(
    () => sanitizeHtml(belowTitle(marked.parse(text, { async: false, gfm: true }))),
    [text],
  );
  // oxlint-disable-next-line react/no-danger -- sanitised
  return <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />;
}

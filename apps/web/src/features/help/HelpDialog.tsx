import "./help.css";
import { languageOf } from "@mars/wording/language/languages";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { ExternalLink } from "../../ui/buttons/LinkButton.tsx";
import { helpCards } from "./helpCards.ts";
import { helpText } from "./text.ts";

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useText(helpText);
  const locale = useLocale();
  const settings = useSettings();
  // Our own stand-in pages know both languages; other systems keep their address as configured.
  const address = (url: string) =>
    url.startsWith("/portal/pages/") ? `${url}?lang=${languageOf(locale)}` : url;
  return (
    <Dialog
      width="medium"
      title={t("title")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <ul className="help-cards">
        {helpCards(settings).map(({ key, url, icon }) => (
          <li key={key}>
            <ExternalLink href={address(url)} className="help-card">
              <Icon name={icon} />
              <span>
                <b>{t(`${key}.title`)}</b>{" "}
                <span className="help-card-text">{t(`${key}.text`)}</span>
              </span>
              <Icon name="external" isSmall />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import { useText } from "../../../lib/language/text.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { quoteText } from "../quote/text.ts";
import { detailText } from "../text/detailText.ts";

type Props = {
  section: string;
  /** The address that keeps what was quoted, and of when that is; else the figures follow along. */
  kept?: { address: string; words: string; title?: string | undefined };
  onClose: () => void;
};

/** The line to paste into another site, and the plain address of this section. */
export function EmbedDialog({ section, kept, onClose }: Props) {
  const t = useText(detailText);
  const q = useText(quoteText);
  const { pathname, search } = useLocation();
  const shown = new URL(kept?.address ?? pathname + search, window.location.origin);
  shown.hash = "";
  shown.searchParams.delete("hele");
  const link = `${shown.href}#${section}`;
  shown.searchParams.set("embed", section);
  const heading = document.getElementById(`${section}-heading`)?.textContent ?? "";
  const title = escaped(`${kept?.title ?? heading}, ${document.title}`);
  const code = `<iframe src="${escaped(shown.href)}" title="${title}" width="100%" height="640" loading="lazy"></iframe>`;
  return (
    <Dialog title={t("embed.title")} width="medium" onClose={onClose}>
      <p>{kept ? q("embed.kept", { words: kept.words }) : t("embed.text")}</p>
      <p className="embed-code">
        <code>{code}</code>
      </p>
      <CopyButton value={code} what={t("embed.code")} />
      <p className="embed-link">
        {t("embed.linkLabel")} <a href={link}>{link}</a>
      </p>
      <CopyButton value={link} what={t("embed.link")} />
    </Dialog>
  );
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

import { useText } from "../../../lib/language/text.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { detailText } from "../text/detailText.ts";

/** The line to paste into another site, and the plain address of this section. */
export function EmbedDialog({ section, onClose }: { section: string; onClose: () => void }) {
  const t = useText(detailText);
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const plain = query.toString();
  const link = `${window.location.origin}${pathname}${plain && `?${plain}`}#${section}`;
  query.set("embed", section);
  const address = `${window.location.origin}${pathname}?${query.toString()}`;
  const heading = document.getElementById(`${section}-heading`)?.textContent ?? "";
  const title = `${heading}, ${document.title}`.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const code = `<iframe src="${address}" title="${title}" width="100%" height="640" loading="lazy"></iframe>`;
  return (
    <Dialog title={t("embed.title")} width="medium" onClose={onClose}>
      <p>{t("embed.text")}</p>
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

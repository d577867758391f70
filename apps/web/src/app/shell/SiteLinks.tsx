import { showDialog } from "../../lib/dialogs/shownDialog.ts";
import { Link } from "../../lib/router/Link.tsx";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { appText } from "../text.ts";

type Props = {
  className?: string;
  onFollow?: () => void;
  /** A list that stays open beneath the dialog leaves it out: focus then comes back to its entry. */
  onAbout?: () => void;
};

/** About, settings and sources as entries of a list: map pages have no footer to find them in. */
export function SiteLinks({ className, onFollow, onAbout }: Props) {
  const t = useText(appText);
  const { header } = useSettings();
  return (
    <>
      <li>
        <button
          type="button"
          className={className}
          onClick={() => (onAbout?.(), showDialog({ name: "about" }))}
        >
          {t("info.about", { name: header.appName })}
        </button>
      </li>
      <li>
        <Link to="/settings" className={className} onClick={onFollow}>
          {t("footer.settings")}
        </Link>
      </li>
      <li>
        <Link to="/data" className={className} onClick={onFollow}>
          {t("footer.sources")}
        </Link>
      </li>
    </>
  );
}

import { Link } from "../../lib/router/Link.tsx";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { appText } from "../text.ts";
import { Logo } from "../../ui/words/Logo.tsx";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";

export function Brand({ isCompact }: { isCompact?: boolean }) {
  const t = useText(appText);
  const { header } = useSettings();
  return (
    <Link to="/" className="brand">
      {!isCompact && header.appIcon && <img className="brand-icon" src={header.appIcon} alt="" />}
      {!isCompact && !header.appIcon && <Logo />}
      <span>
        <b>{header.appName}</b>
        <span className="brand-text">{t("description")}</span>
        {!isCompact && (
          <span className="brand-text">
            <AuthorityName name={header.appOrgName} isShort />
          </span>
        )}
        <span className="sr-only">{t("logo")}</span>
      </span>
    </Link>
  );
}

import { Link } from "../../lib/router/Link.tsx";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { appText } from "../text.ts";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";

export function Brand({ isCompact }: { isCompact?: boolean }) {
  const t = useText(appText);
  const { header } = useSettings();
  return (
    <Link to="/" className="brand">
      {!isCompact && header.appIcon && <img className="brand-icon" src={header.appIcon} alt="" />}
      {!isCompact && !header.appIcon && (
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <rect width="44" height="44" fill="var(--color-strip)" />
          <path d="M9 34V12l13 12 13-12v22" fill="none" stroke="#fff" strokeWidth="3.2" />
          <path
            d="M16 34v-6l6 5.5 6-5.5v6"
            fill="none"
            stroke="var(--stage-preliminary)"
            strokeWidth="3.2"
          />
        </svg>
      )}
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

import { useText } from "../../../lib/language/text.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { useAsOf } from "./asOf.ts";
import { writeDanishDay } from "./danishDay.ts";
import { statusText } from "../text/statusText.ts";

/** Stands above everything on a page that does not show today. */
export function AsOfNotice() {
  const t = useText(statusText);
  const { asOf, setAsOf } = useAsOf();
  const { pathname } = useLocation();
  if (asOf === null) return null;
  return (
    <div className="as-of-notice">
      <p className="container">
        {t("asOf.notice", { date: writeDanishDay(asOf) })}{" "}
        <a
          className="no-print"
          href={pathname}
          onClick={(event) => {
            event.preventDefault();
            setAsOf(null);
          }}
        >
          {t("asOf.today")}
        </a>
      </p>
    </div>
  );
}

import { useText } from "../../../lib/language/text.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { useAsOf } from "./asOf.ts";
import { writeDanishDay } from "./danishDay.ts";
import { statusText } from "../text/statusText.ts";

/** Above everything on a page that shows another day than today. */
export function AsOfNotice({ asOf }: { asOf: string }) {
  const t = useText(statusText);
  const { setAsOf } = useAsOf();
  const { pathname } = useLocation();
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

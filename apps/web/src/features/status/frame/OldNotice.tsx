import { formatDate } from "@mars/wording/format/dates";
import { useText } from "../../../lib/language/text.ts";
import { statusText } from "../text/statusText.ts";

/** Stands above figures that were imported a while ago: they speak of their day, not of today. */
export function OldNotice({ basis }: { basis: { day: string; monthsOld: number } }) {
  const t = useText(statusText);
  return (
    <div className="as-of-notice">
      <p className="container">
        {t("oldFigures", { count: basis.monthsOld, day: formatDate(basis.day) })}
      </p>
    </div>
  );
}

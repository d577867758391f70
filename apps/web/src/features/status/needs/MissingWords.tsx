import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { detailText } from "../text/detailText.ts";

type Props = { hasNeed: boolean; missingT: number; withoutNeed: string };

/** The verdict of one row: 'Mangler 3,2 t', 'Dækket', or why nothing is needed. */
export function MissingWords({ hasNeed, missingT, withoutNeed }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  if (!hasNeed) return <span className="mute">{withoutNeed}</span>;
  // What is less than this is shown as 0,0 t.
  if (missingT < 0.05) return <span className="need-covered">{t("sub.covered")}</span>;
  return <b className="need-missing">{t("sub.missing", { tons: format.tons(missingT) })}</b>;
}

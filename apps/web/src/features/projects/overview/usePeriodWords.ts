import type { MasterDataScheme } from "@mars/contracts/masterData";
import { periodState } from "@mars/domain/schemes/periodState";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { rulesText } from "../../../lib/rules/text.ts";

export type PeriodWords = { isOpen: boolean; words: string };

/** 'Åben for ansøgning til 30.12.2026' or when the next round opens. */
export function usePeriodWords(): (scheme: MasterDataScheme) => PeriodWords {
  const t = useText(rulesText);
  const f = useFormat();
  return (scheme) => {
    const { isOpen, isExtended, closes, opens } = periodState(
      scheme.applicationPeriods,
      new Date().toISOString(),
    );
    if (isOpen) {
      const until = closes
        ? t(isExtended ? "period.extended" : "period.until", { day: f.date(closes) })
        : t("period.untilFurther");
      return { isOpen, words: `${t("period.open")} ${until}` };
    }
    const when = opens
      ? t("period.opens", { day: f.date(opens) })
      : closes
        ? t("period.closed", { day: f.date(closes) })
        : t("period.never");
    return { isOpen, words: `${t("period.notOpen")}: ${when}` };
  };
}

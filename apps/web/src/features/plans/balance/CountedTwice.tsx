import type { Plan } from "@mars/contracts/plans/planShapes";
import { countedTwiceWords, SHOWN_T } from "@mars/wording/plans/countedTwiceWords";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { useDoubleCounts, useOverlapFreshness } from "../planQueries.ts";
import { planText } from "../text/planText.ts";

/** Planned nitrogen with and without land that is counted twice: part of the balance, and of what is
 * asked before publishing. */
export function CountedTwice({ plan }: { plan: Plan }) {
  const t = useText(planText);
  const locale = useLocale();
  const found = useDoubleCounts(plan.id);
  const freshness = useOverlapFreshness(plan.id);
  if (freshness === "unread") return <p className="plan-quiet">{t("twice.failed")}</p>;
  if (!found.data) return <p className="plan-quiet">{t("twice.loading")}</p>;
  const withT = found.data.before.nitrogenReductionT ?? 0;
  const withoutT = found.data.after.nitrogenReductionT ?? 0;
  // A change has moved the plan, and what it counts twice is being worked out anew.
  const isBehind = Math.abs(withT - (plan.planned.nitrogenReductionT ?? 0)) >= SHOWN_T;
  if (found.isFetching && isBehind) return <p className="plan-quiet">{t("twice.loading")}</p>;
  const twiceT = withT - withoutT;
  const isWritten = twiceT >= SHOWN_T;
  return (
    <p
      className="plan-twice"
      {...(isWritten &&
        figureMarks(`plan/${plan.id}/draft`, {
          "plan.plannedT": withT,
          "plan.plannedOnceT": withoutT,
          "plan.twiceT": twiceT,
        }))}
    >
      {countedTwiceWords(
        { plannedT: withT, onceT: withoutT, overlapHa: found.data.overlapHa },
        locale,
      )}
    </p>
  );
}

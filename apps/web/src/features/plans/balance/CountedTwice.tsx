import type { Plan } from "@mars/contracts/planShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figureMarks.ts";
import { useDoubleCounts } from "../planQueries.ts";
import { planText } from "../text/planText.ts";

/** Planned nitrogen with and without land that is counted twice: part of the balance, and of what is
 * asked before publishing. */
export function CountedTwice({ plan }: { plan: Plan }) {
  const t = useText(planText);
  const f = useFormat();
  const found = useDoubleCounts(plan.id);
  if (found.isPending) return <p className="plan-quiet">{t("twice.loading")}</p>;
  if (found.isError) return <p className="plan-quiet">{t("twice.failed")}</p>;
  const withT = found.data.before.nitrogenReductionT ?? 0;
  const withoutT = found.data.after.nitrogenReductionT ?? 0;
  const twiceT = withT - withoutT;
  const isNone = twiceT < 0.05;
  return (
    <p
      className="plan-twice"
      {...(!isNone &&
        figureMarks(`plan/${plan.id}/draft`, {
          "plan.plannedT": withT,
          "plan.plannedOnceT": withoutT,
          "plan.twiceT": twiceT,
        }))}
    >
      {isNone
        ? t("twice.none")
        : t("twice.some", {
            planned: f.tons(withT),
            once: f.tons(withoutT),
            twice: f.tons(twiceT),
          })}
    </p>
  );
}

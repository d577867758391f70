import type { Balance } from "@mars/domain/plans/balance";
import { isShownT } from "@mars/domain/plans/coverage";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { needLimits } from "../balance/needClass.ts";
import { planText } from "../text/planText.ts";

export function NeedLegend({ balances }: { balances: ReadonlyMap<string, Balance> }) {
  const t = useText(planText);
  const f = useFormat();
  // Five shades of nothing would only puzzle.
  if (![...balances.values()].some(({ hasNeed }) => hasNeed)) return null;
  const isCovered = ![...balances.values()].some((one) => isShownT(one.remainingAfterDropoutT));
  const [low, middle, high] = needLimits(balances.values()).map((limit) => f.integer(limit));
  const classes = [
    t("legend.1"),
    t("legend.2", { to: low! }),
    t("legend.mid", { from: low!, to: middle! }),
    t("legend.mid", { from: middle!, to: high! }),
    t("legend.5", { from: high! }),
  ];
  return (
    <div className="plan-legend map-float">
      <p>
        <b>{t("legend")}</b> {!isCovered && t("legendUnit")}
      </p>
      <ol>
        {/* Where nothing is missing, a scale of it says nothing. */}
        {classes.slice(0, isCovered ? 1 : classes.length).map((label, index) => (
          <li key={label}>
            <i style={{ background: `var(--need-${index + 1})` }} />
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}

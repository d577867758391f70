import type { Balance } from "@mars/domain/plans/balance";
import { whyMissing } from "@mars/domain/plans/whyMissing";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { planText } from "../text/planText.ts";

/** One sentence on why something is missing although more is planned than needed. */
export function WhyMissing({ of, balance }: { of: string; balance: Balance }) {
  const t = useText(planText);
  const f = useFormat();
  const why = whyMissing(balance);
  if (!why) return null;
  if (why.kind === "dropout")
    return (
      <p className="plan-why" {...figureMarks(of, { "plan.dropoutT": why.dropoutT })}>
        {t("why.dropout", { tons: f.tons(why.dropoutT) })}
      </p>
    );
  return (
    <p className="plan-why" {...figureMarks(of, { "plan.surplusAfterDropoutT": why.surplusT })}>
      {t("why.surplus", { tons: f.tons(why.surplusT) })} <b>{t("why.surplusRule")}</b>
    </p>
  );
}

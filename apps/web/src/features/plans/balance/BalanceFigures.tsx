import type { Plan } from "@mars/contracts/plans/planShapes";
import type { Balance } from "@mars/domain/plans/balance";
import type { ReactNode } from "react";
import { addsUp } from "@mars/wording/format/addsUp";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { planText } from "../text/planText.ts";
import { BalanceBar } from "./BalanceBar.tsx";
import { MissingFigure } from "./MissingFigure.tsx";
import { whyMissing } from "@mars/domain/plans/whyMissing";

type Props = {
  title: string;
  plan: Plan;
  balance: Balance;
  /** Sub-catchments that miss something. */
  missingCount: number;
  probability: number | undefined;
  /** What else the figure is made of. */
  children: ReactNode;
};

/** What is missing, and the bar; how that is computed is folded. */
export function BalanceFigures(props: Props) {
  const { title, plan, balance, missingCount, probability, children } = props;
  const t = useText(planText);
  const f = useFormat();
  // Without a need the line above says so.
  const figures = [
    ...(balance.hasNeed ? ([["need", balance.needT]] as const) : []),
    ["plannedAfterDropout", balance.plannedAfterDropoutT] as const,
    ["achieved", balance.achievedT] as const,
  ];
  const key = [
    ["established", balance.byStage.established],
    ["establishment", balance.byStage.establishment_approval],
    ["preliminary", balance.byStage.preliminary_examination_approval],
    ["sketch", balance.byStage.sketch_project],
  ] as const;
  const parts = key.map(([, tons]) => tons);
  return (
    <div className="plan-balance">
      <MissingFigure {...{ plan, balance, missingCount, probability }} />
      {balance.hasNeed && <BalanceBar name={title} balance={balance} heightPx={16} />}
      <details className="plan-how">
        <summary>
          {balance.hasNeed && (
            <span>
              {t("coveredOf", {
                covered: f.amount(balance.needT - balance.remainingAfterDropoutT),
                need: f.tons(balance.needT),
              })}
            </span>
          )}
          <em>{t("how")}</em>
        </summary>
        <ul className="plan-key">
          {key.map(([stage, tons]) => (
            <li key={stage}>
              <StageSwatch stage={stage} />
              {t(`key.${stage}`)} {f.amount(tons)}
            </li>
          ))}
          {!addsUp(parts, balance.plannedT) && <li className="mute">{t("key.rounded")}</li>}
        </ul>
        <dl className="plan-figures">
          {figures.map(([name, tons]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                {f.amount(tons)}
                <small> t</small>
              </dd>
            </div>
          ))}
        </dl>
        <WhyMissing balance={balance} />
        {children}
      </details>
    </div>
  );
}

/** One sentence on why something is missing although more is planned than needed. */
function WhyMissing({ balance }: { balance: Balance }) {
  const t = useText(planText);
  const f = useFormat();
  const why = whyMissing(balance);
  if (!why) return null;
  if (why.kind === "dropout")
    return <p className="plan-why">{t("why.dropout", { tons: f.tons(why.dropoutT) })}</p>;
  return (
    <p className="plan-why">
      {t("why.surplus", { tons: f.tons(why.surplusT) })} <b>{t("why.surplusRule")}</b>
    </p>
  );
}

import type { Plan } from "@mars/contracts/planShapes";
import type { Balance } from "@mars/domain/plans/balance";
import { addsUp } from "@mars/wording/format/addsUp";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figureMarks.ts";
import { StageSwatch } from "../../../ui/StageSwatch.tsx";
import { planText } from "../text/planText.ts";
import { BalanceBar } from "./BalanceBar.tsx";

type Props = {
  title: string;
  plan: Plan;
  balance: Balance;
  dropoutShare: number;
  onDropout: (share: number) => void;
};

const marks = {
  need: "plan.needT",
  planned: "plan.plannedT",
  achieved: "plan.achievedT",
  remaining: "plan.missingAfterDropoutT",
} as const;

/** Need, planned, achieved, missing; the bar with its direct key; the dropout and what it takes. */
export function BalanceFigures({ title, plan, balance, dropoutShare, onDropout }: Props) {
  const t = useText(planText);
  const f = useFormat();
  const figures = [
    ["need", balance.needT],
    ["planned", balance.plannedT],
    ["achieved", balance.achievedT],
    ["remaining", balance.remainingAfterDropoutT],
  ] as const;
  const key = [
    ["established", balance.byStage.established],
    ["establishment", balance.byStage.establishment_approval],
    ["preliminary", balance.byStage.preliminary_examination_approval],
    ["sketch", balance.byStage.sketch_project],
  ] as const;
  const parts = key.map(([, tons]) => tons);
  return (
    <div className="plan-balance">
      <dl className="plan-figures" aria-live="polite">
        {figures.map(([name, tons]) => (
          <div key={name} className={name === "remaining" ? "plan-figure-missing" : undefined}>
            <dt>{t(name)}</dt>
            <dd>
              {name === "need" && !balance.hasNeed ? (
                <span className="plan-no-need">
                  {t(plan.verdict === "field-regulation" ? "verdictFieldRegulation" : "noNeed")}
                </span>
              ) : (
                <span {...figureMarks(`plan/${plan.id}/draft`, { [marks[name]]: tons })}>
                  {f.amount(tons)}
                  <small> t</small>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {balance.hasNeed && (
        <p className="plan-figure-note">
          {t("withDropout", { share: f.exactPercent(dropoutShare) })}
          {balance.dropoutT > 0 && `, ${t("withoutDropout", { tons: f.tons(balance.remainingT) })}`}
        </p>
      )}
      <BalanceBar name={title} balance={balance} />
      <ul className="plan-key">
        {key.map(([stage, tons]) => (
          <li key={stage} {...figureMarks(`plan/${plan.id}/draft`, { [`plan.${stage}T`]: tons })}>
            <StageSwatch stage={stage} />
            {t(`key.${stage}`)} {f.amount(tons)}
          </li>
        ))}
        {!addsUp(parts, balance.plannedT) && <li className="mute">{t("key.rounded")}</li>}
        <li {...figureMarks(`plan/${plan.id}/draft`, { "plan.missingT": balance.remainingT })}>
          <i className="plan-key-missing" />
          {t("key.remaining")} {f.amount(balance.remainingT)}
        </li>
      </ul>
      <label className="plan-dropout">
        <span>
          {t("dropout", { tons: f.tons(balance.dropoutT) })}
          <b>{f.exactPercent(dropoutShare)}</b>
        </span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          aria-label={t("dropoutLabel")}
          aria-valuetext={f.exactPercent(dropoutShare)}
          value={Math.round(dropoutShare * 100)}
          onChange={(event) => onDropout(Number(event.target.value) / 100)}
        />
      </label>
    </div>
  );
}

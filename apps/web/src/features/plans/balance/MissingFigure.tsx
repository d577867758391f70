import type { Plan } from "@mars/contracts/plans/planShapes";
import type { Balance } from "@mars/domain/plans/balance";
import { surePercent } from "@mars/wording/plans/howSureWords";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";

const withoutNeed: Partial<Record<Plan["verdict"], "heroFieldRegulation" | "heroUnshared">> = {
  "field-regulation": "heroFieldRegulation",
  unshared: "heroUnshared",
};

type Props = {
  plan: Plan;
  balance: Balance;
  missingCount: number;
  /** Of the plan; a trial has none. */
  probability: number | undefined;
};

/** The one figure of the workspace: what is missing after the expected dropout, and in how many
 * places; once nothing is, how sure that is. */
export function MissingFigure({ plan, balance, missingCount, probability }: Props) {
  const t = useText(planText);
  const f = useFormat();
  const locale = useLocale();
  const tons = balance.remainingAfterDropoutT;
  const places = plan.subCatchments.length;
  if (!balance.hasNeed)
    return (
      <p className="plan-hero plan-hero-quiet">{t(withoutNeed[plan.verdict] ?? "heroNoNeed")}</p>
    );
  if (tons < 0.05)
    return probability === undefined ? (
      <p className="plan-hero plan-hero-quiet plan-covered">{t("heroCovered")}</p>
    ) : (
      <p className="plan-hero plan-hero-sure">
        <b>{surePercent(probability, locale)}</b>{" "}
        <span>
          <strong className="plan-covered">{t("heroCovered")}</strong> <span>{t("heroSure")}</span>
        </span>
      </p>
    );
  return (
    <p className="plan-hero">
      <b>
        {f.amount(tons)}
        <small> t</small>
      </b>{" "}
      <span>
        <strong>{t("heroPlaces", { count: missingCount, all: places })}</strong>{" "}
        <span>{t("heroOnce")}</span>
      </span>
    </p>
  );
}

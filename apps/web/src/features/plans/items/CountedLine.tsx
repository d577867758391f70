import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";

type Props = {
  counted: number;
  /** How many could count; with those of the other tabs they come to what the scenario bar says. */
  count: number;
  /** Listed, but unable to count. */
  outside?: number;
  savesInPlan: boolean;
  isSaving: boolean;
};

/** '544 af 603 er medregnet', and that a change is only tried where it is not saved. */
export function CountedLine({ counted, count, outside = 0, savesInPlan, isSaving }: Props) {
  const t = useText(planText);
  return (
    <p>
      <b>{t("countedShort", { counted, count })}</b> {!isSaving && t("isCounted")}
      <span role="status">{isSaving && t("savingCounted")}</span>
      {outside > 0 && <span className="plan-quiet"> {t("cannotCount", { count: outside })}</span>}
      {!savesInPlan && <span className="plan-try-hint"> {t("tryHint")}</span>}
    </p>
  );
}

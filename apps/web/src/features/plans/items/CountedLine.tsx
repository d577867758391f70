import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";

type Props = {
  counted: number;
  /** How many could count; with those of the other tabs they come to what the scenario bar says. */
  count: number;
  savesInPlan: boolean;
  isSaving: boolean;
};

/** '544 af 603 er medregnet', and that a change is only tried where it is not saved. */
export function CountedLine({ counted, count, savesInPlan, isSaving }: Props) {
  const t = useText(planText);
  return (
    <p>
      <b>{t("countedShort", { counted, count })}</b> {!isSaving && t("isCounted")}
      <span role="status">{isSaving && t("savingCounted")}</span>
      {!savesInPlan && <span className="plan-try-hint"> {t("tryHint")}</span>}
    </p>
  );
}

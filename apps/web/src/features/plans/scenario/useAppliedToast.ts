import { includeInPlan } from "@mars/contracts/plans";
import type { Scenario } from "@mars/contracts/planShapes";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { changePatienceMs, refreshPlan, takePlan } from "../planQueries.ts";
import { planText } from "../text/planText.ts";
import { scenarioText } from "../text/scenarioText.ts";
import { type CountedItem, isCounted } from "../work/countedItem.ts";

/** Tells that a scenario was applied, and offers to undo it: the items as they were before. */
export function useAppliedToast(planId: string) {
  const t = useText(scenarioText);
  const planWords = useText(planText);
  return (scenario: Scenario, itemsBefore: readonly CountedItem[]) => {
    const changed = itemsBefore.filter(
      (item) => isCounted(item, scenario.choices) !== item.included,
    );
    const idsThatWere = (included: boolean) =>
      changed.filter((item) => item.included === included).map(({ id }) => id);
    async function undo(): Promise<void> {
      try {
        const body = { included: idsThatWere(true), excluded: idsThatWere(false) };
        takePlan(
          await call(includeInPlan, { params: { id: planId }, body, timeoutMs: changePatienceMs }),
        );
        showToast({ variant: "success", body: t("applyUndone") });
      } catch {
        // The call has told why; the plan is shown as it stands.
        await refreshPlan(planId);
      }
    }
    showToast({
      variant: "success",
      body: t("applied"),
      ...(changed.length > 0 && {
        action: { label: planWords("undo"), onAction: () => void undo() },
      }),
    });
  };
}

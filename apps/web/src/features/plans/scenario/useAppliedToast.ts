import type { Scenario } from "@mars/contracts/plans/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { planText } from "../text/planText.ts";
import { scenarioText } from "../text/scenarioText.ts";
import { type CountedItem, isCounted } from "../work/countedItem.ts";
import { includeItems } from "../work/includeItems.ts";

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
      const before = { included: idsThatWere(true), excluded: idsThatWere(false) };
      if (await includeItems(planId, before))
        showToast({ variant: "success", body: t("applyUndone") });
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

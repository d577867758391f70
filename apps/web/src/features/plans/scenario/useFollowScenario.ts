import type { Scenario } from "@mars/contracts/plans/planShapes";
import { useEffect } from "react";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { scenarioText } from "../text/scenarioText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";

/**
 * The open scenario follows what others save in it, as long as nothing is tried here. What is tried
 * stays: it is merged when it is saved, and outlives a scenario that somebody deletes.
 */
export function useFollowScenario(work: PlanWork, scenarios: readonly Scenario[] | undefined) {
  const t = useText(scenarioText);
  const { opened, isChanged } = work;
  const current = scenarios?.find(({ id }) => id === opened?.id);
  const isGone = opened !== null && scenarios !== undefined && current === undefined;
  const isNewer = current !== undefined && opened !== null && current.version > opened.version;
  useEffect(() => {
    if (isGone) {
      showToast({ variant: "warning", body: t("goneMeanwhile", { name: opened.name }) });
      work.goOnWithout();
    } else if (isNewer && !isChanged) work.begin(current.id, current);
    // Only what others do matters; what the caller does changes these by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone, isNewer, isChanged, current]);
}

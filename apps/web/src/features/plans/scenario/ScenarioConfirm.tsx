import { applyScenario, deleteScenario } from "@mars/contracts/planScenarios";
import type { Plan, Scenario } from "@mars/contracts/planShapes";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { changeTimeoutMs, refreshPlan, takePlan } from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";
import type { CountedItem } from "../work/countedItem.ts";
import { useDeletedToast } from "../work/useDeletedToast.ts";
import { useAppliedToast } from "./useAppliedToast.ts";
import { WhatApplyingSets } from "./WhatApplyingSets.tsx";

type Props = {
  plan: Plan;
  scenario: Scenario;
  items: readonly CountedItem[];
  act: "apply" | "delete";
  onDone: () => void;
  onClose: () => void;
};

/** Applying changes the plan in one step; deleting takes the scenario away. Both ask first. */
export function ScenarioConfirm({ plan, scenario, items, act, onDone, onClose }: Props) {
  const t = useText(scenarioText);
  const params = { id: plan.id, scenarioId: scenario.id };
  const tellDeleted = useDeletedToast(plan.id);
  const tellApplied = useAppliedToast(plan.id);
  const request = useRequest(async (_: void, signal: AbortSignal) => {
    if (act === "apply") {
      const body = { confirmed: true } as const;
      const ifMatch = plan.version;
      const slowRequest = { timeoutMs: changeTimeoutMs, quiet: true } as const;
      takePlan(await call(applyScenario, { params, body, ifMatch, signal, ...slowRequest }));
      tellApplied(scenario, items);
    } else {
      await call(deleteScenario, { params, ifMatch: scenario.version, quiet: true, signal });
      void refreshPlan(plan.id);
      tellDeleted({ ...scenario, homePlanId: plan.id });
    }
    onDone();
  });
  return (
    <Dialog
      title={t(act === "apply" ? "applyTitle" : "deleteTitle", { name: scenario.name })}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button
            variant={act === "apply" ? "primary" : "danger"}
            isBusy={request.status === "RUNNING"}
            onClick={() => void request.run()}
          >
            {t(act === "apply" ? "yesApply" : "yesDelete")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      {request.error && <ProblemAlert error={request.error} />}
      {act === "apply" ? (
        <WhatApplyingSets plan={plan} scenario={scenario} items={items} />
      ) : (
        <p>{t("deleteText")}</p>
      )}
    </Dialog>
  );
}

import { applyScenario, deleteScenario } from "@mars/contracts/plans/planScenarios";
import type { Plan, Scenario } from "@mars/contracts/plans/planShapes";
import { call } from "../../../lib/http/call.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { showToActor } from "../../../ui/feedback/showToActor.ts";
import {
  changeTimeoutMs,
  dropFromLists,
  holdLists,
  type Inclusion,
  readLists,
  refreshPlan,
  setIncludedFlags,
  takePlan,
  takeScenario,
} from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";
import { type CountedItem, isCounted } from "../work/countedItem.ts";
import { isMissing, wasThere } from "../work/isMissing.ts";
import { useDeletedToast } from "../work/useDeletedToast.ts";
import { currentPlan } from "../work/useEditPlan.ts";
import { WhatApplyingSets } from "./WhatApplyingSets.tsx";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { planText } from "../text/planText.ts";
import { includeItems } from "../work/includeItems.ts";

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
  /** The list that is read now tells that the scenario is gone, and that the choices are still here. */
  async function lookAgain(): Promise<void> {
    onClose();
    await refreshPlan(plan.id);
  }
  /** After a refusal: the next press is for the scenario and the lists as they stand. */
  async function seenAgain(error: unknown): Promise<unknown> {
    const standing = standingScenario(error);
    if (standing) await takeScenario(plan.id, standing);
    if (isStale(error)) await readLists(plan.id);
    return error;
  }
  const request = useRequest(async (_: void, signal: AbortSignal) => {
    if (act === "apply") {
      const body = { confirmed: true, scenarioVersion: scenario.version } as const;
      const ifMatch = plan.version;
      const slowRequest = { timeoutMs: changeTimeoutMs, quiet: true } as const;
      const applied = call(applyScenario, { params, body, ifMatch, signal, ...slowRequest });
      const after = await applied.catch(async (error: unknown) => {
        // What others changed meanwhile is shown here, and the next press is for that.
        const current = currentPlan(error);
        if (current) takePlan(current);
        if (!isMissing(error)) throw await seenAgain(error);
        return null;
      });
      if (!after) return lookAgain();
      // An answer on its way to the lists is from before.
      await holdLists(plan.id);
      setIncludedFlags(plan.id, chosenBy(scenario, items));
      takePlan(after);
      tellApplied(scenario, items);
    } else {
      const ifMatch = scenario.version;
      const deleted = call(deleteScenario, { params, ifMatch, quiet: true, signal });
      const isMine = await wasThere(deleted).catch(async (error: unknown) => {
        throw await seenAgain(error);
      });
      tellDeleted({ ...scenario, homePlanId: plan.id }, { isMine });
      void dropFromLists(plan.id, scenario.id).then(() => refreshPlan(plan.id));
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
      {request.error &&
        (isStale(request.error) ? (
          <Alert variant="warning" title={t("stale")} isUrgent ref={showToActor} />
        ) : (
          <ProblemAlert error={request.error} />
        ))}
      {act === "apply" ? (
        <WhatApplyingSets plan={plan} scenario={scenario} items={items} />
      ) : (
        <p>{t("deleteText")}</p>
      )}
    </Dialog>
  );
}

function isStale(error: unknown): boolean {
  return error instanceof HttpProblem && error.code === "version.stale";
}

/** The scenario that stands, from a refusal to apply or delete an older one. */
function standingScenario(error: unknown): Scenario | null {
  if (!(error instanceof HttpProblem) || !isStale(error)) return null;
  const { scenario, current } = error.figures;
  const standing = scenario ?? current;
  const isScenario = typeof standing === "object" && standing !== null && "choices" in standing;
  return isScenario ? (standing as Scenario) : null;
}

/** What the scenario counts and leaves out that the plan does not. */
function chosenBy({ choices }: Scenario, items: readonly CountedItem[]): Inclusion {
  const changed = items.filter((item) => isCounted(item, choices) !== item.included);
  const idsWith = (included: boolean) =>
    changed.filter((item) => item.included !== included).map(({ id }) => id);
  return { included: idsWith(true), excluded: idsWith(false) };
}

/** Tells that a scenario was applied, and offers to undo it: the items as they were before. */
function useAppliedToast(planId: string) {
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

import { applyScenario, deleteScenario } from "@mars/contracts/plans/planScenarios";
import type { Plan, Scenario } from "@mars/contracts/plans/planShapes";
import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { showToActor } from "../../../ui/feedback/showToActor.ts";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { BeforeAfter } from "../balance/BeforeAfter.tsx";
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
import { planText } from "../text/planText.ts";
import { scenarioText } from "../text/scenarioText.ts";
import { type CountedItem, isCounted, outcomeOf } from "../work/countedItem.ts";
import { includeItems } from "../work/includeItems.ts";
import { isMissing, wasThere } from "../work/isMissing.ts";
import { useDeletedToast } from "../work/useDeletedToast.ts";
import { currentPlan } from "../work/useEditPlan.ts";

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

type WhatApplyingSetsProps = { plan: Plan; scenario: Scenario; items: readonly CountedItem[] };

/** What comes in and goes out, what is then missing, and that the plan keeps its own dropout. */
function WhatApplyingSets({ plan, scenario, items }: WhatApplyingSetsProps) {
  const t = useText(scenarioText);
  const f = useFormat();
  const changed = items.filter((item) => isCounted(item, scenario.choices) !== item.included);
  const lists = [
    ["applyIn", changed.filter(({ included }) => !included)],
    ["applyOut", changed.filter(({ included }) => included)],
  ] as const;
  const missingT = (choices: Scenario["choices"]) =>
    outcomeOf(plan, items, choices, EXPECTED_DROPOUT_SHARE).plan.remainingAfterDropoutT;
  return (
    <>
      <p>{t("applyText", { count: changed.length })}</p>
      {lists.map(
        ([key, list]) =>
          list.length > 0 && (
            <Disclosure key={key} summary={t(key, { count: list.length })}>
              <ul>
                {list.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </Disclosure>
          ),
      )}
      <p>
        {t("missing")}{" "}
        <BeforeAfter
          before={f.amount(missingT({}))}
          after={f.amount(missingT(scenario.choices))}
          unit="t"
        />
      </p>
      <p>
        {scenario.dropoutShare === EXPECTED_DROPOUT_SHARE
          ? t("applySameDropout", { share: f.exactPercent(EXPECTED_DROPOUT_SHARE) })
          : t("applyOtherDropout", {
              share: f.exactPercent(scenario.dropoutShare),
              usual: f.exactPercent(EXPECTED_DROPOUT_SHARE),
            })}
      </p>
    </>
  );
}

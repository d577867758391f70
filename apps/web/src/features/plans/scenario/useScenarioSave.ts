import { createScenario, editScenario } from "@mars/contracts/plans/planScenarios";
import type { Plan, Scenario } from "@mars/contracts/plans/planShapes";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { changedFields } from "../../../lib/saving/changedFields.ts";
import { newerOf } from "../../../lib/saving/newerOf.ts";
import { useMergedSave } from "../../../lib/saving/useMergedSave.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { refreshPlan, takeScenario } from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";
import { isMissing } from "../work/isMissing.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { useCreationKey } from "../work/useCreationKey.ts";
import {
  type ScenarioContent,
  type ScenarioFields,
  scenarioFields,
  withScenarioFields,
} from "./scenarioFields.ts";

/** What was at hand when the button was pressed. */
type Sent = ReturnType<PlanWork["atHand"]>;
type Told = {
  onDone: () => void;
  onFailed: (error: unknown) => void;
  /** Someone has deleted the one to be changed. */
  onGone: () => void;
};

/**
 * Keeps the choices at hand as a scenario, new or in place of the one that was opened. What someone
 * else saved there meanwhile is merged with, and asked about where both changed the same. What is
 * chosen while the request runs stays a change of its own.
 */
export function useScenarioSave(plan: Plan, work: PlanWork, { onDone, onFailed, onGone }: Told) {
  const t = useText(scenarioText);
  async function onSaved(saved: Scenario, { sent }: { sent: Sent }): Promise<void> {
    onDone();
    await takeScenario(plan.id, saved);
    work.takeSaved(sent, saved);
    showToast({ variant: "success", body: t("saved") });
  }

  const replacing = useMergedSave<ScenarioFields, Scenario, Sent>({
    fieldsOf: scenarioFields,
    send: (fields, scenario, signal) =>
      call(editScenario, {
        params: { id: plan.id, scenarioId: scenario.id },
        body: withScenarioFields(scenario, fields),
        ifMatch: scenario.version,
        signal,
        quiet: true,
      }),
    onSaved,
    onFailed(error) {
      if (!isMissing(error)) return onFailed(error);
      onGone();
      // The list that is read now tells that it is gone, and that the choices are still here.
      void refreshPlan(plan.id);
    },
  });
  const creation = useCreationKey();
  type Asked = { body: ScenarioContent; sent: Sent };
  const creating = useRequest(async ({ body, sent }: Asked, signal: AbortSignal) => {
    const created = call(createScenario, {
      params: { id: plan.id },
      body,
      idempotencyKey: creation.keyOf(body),
      signal,
      quiet: true,
    });
    await created.then(
      (saved) => {
        creation.forget();
        return onSaved(saved, { sent });
      },
      (error: unknown) => {
        if (!signal.aborted) onFailed(error);
        throw error;
      },
    );
  });

  return {
    create: (name: string) => {
      const sent = work.atHand();
      return creating.run({ body: contentOf(sent, name), sent });
    },
    replace: (newest: Scenario, name: string) => {
      const sent = work.atHand();
      // Based on what was opened, never on what has come in since.
      const opened = scenarioFields(work.opened ?? newest);
      const change = changedFields(scenarioFields(contentOf(sent, name)), opened);
      return replacing.run({ change, record: newerOf(newest, work.opened ?? undefined), sent });
    },
    isCreating: creating.status === "RUNNING",
    isRunning: creating.status === "RUNNING" || replacing.isRunning,
    /** Not while its answer is being saved, nor where that failed: the next save asks again. */
    conflict: replacing.isRunning || replacing.error ? null : replacing.conflict,
    resolve: replacing.resolve,
  };
}

function contentOf({ tried }: Sent, name: string): ScenarioContent {
  const { dropoutShare, choices, pinned } = tried;
  return { name, dropoutShare, choices: { ...choices }, pinned: [...pinned] };
}

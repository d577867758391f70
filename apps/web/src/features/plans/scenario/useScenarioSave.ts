import { createScenario, editScenario } from "@mars/contracts/planScenarios";
import type { Plan, Scenario } from "@mars/contracts/planShapes";
import { useRef } from "react";
import { call } from "../../../lib/http/call.ts";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { changedFields } from "../../../lib/saving/changedFields.ts";
import { newerOf } from "../../../lib/saving/newerOf.ts";
import { useMergedSave } from "../../../lib/saving/useMergedSave.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { takeScenario } from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import {
  type ScenarioContent,
  type ScenarioFields,
  scenarioFields,
  withScenarioFields,
} from "./scenarioFields.ts";

/**
 * Keeps the choices at hand as a scenario, new or in place of the one that was opened. What somebody
 * else saved there meanwhile is merged with, and asked about where both changed the same. What is
 * chosen while the request runs stays a change of its own.
 */
export function useScenarioSave(
  plan: Plan,
  work: PlanWork,
  { isInDialog, onDone }: { isInDialog: boolean; onDone: () => void },
) {
  const t = useText(scenarioText);
  /** What was at hand when the button was pressed. */
  const asked = useRef<ReturnType<PlanWork["atHand"]> | null>(null);
  const contentAs = (name: string): ScenarioContent => {
    asked.current = work.atHand();
    const { dropoutShare, choices, pinned } = asked.current.tried;
    return { name, dropoutShare, choices: { ...choices }, pinned: [...pinned] };
  };
  async function onSaved(saved: Scenario): Promise<void> {
    onDone();
    await takeScenario(plan.id, saved);
    if (asked.current) work.takeSaved(asked.current, saved);
    showToast({ variant: "success", body: t("saved") });
  }
  function onFailed(error: unknown): void {
    // A dialog shows why by itself.
    if (!isInDialog) showToast({ variant: "danger", body: problemSentence(error) });
  }

  const replacing = useMergedSave<ScenarioFields, Scenario>({
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
    onConflict: onDone,
    onFailed,
  });
  const creating = useRequest(async (body: ScenarioContent, signal: AbortSignal) => {
    const created = call(createScenario, { params: { id: plan.id }, body, signal, quiet: true });
    await created.then(onSaved, (error: unknown) => {
      if (!signal.aborted) onFailed(error);
      throw error;
    });
  });

  return {
    create: (name: string) => creating.run(contentAs(name)),
    replace: (newest: Scenario, name: string) => {
      // Based on what was opened, never on what has come in since.
      const opened = scenarioFields(work.opened ?? newest);
      const change = changedFields(scenarioFields(contentAs(name)), opened);
      return replacing.run({ ...change, record: newerOf(newest, work.opened ?? undefined) });
    },
    isRunning: creating.status === "RUNNING" || replacing.isRunning,
    error: replacing.error ?? creating.error,
    conflict: replacing.conflict,
    resolve: replacing.resolve,
  };
}

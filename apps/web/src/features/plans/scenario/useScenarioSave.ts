import { createScenario, editScenario } from "@mars/contracts/planScenarios";
import type { Plan, Scenario } from "@mars/contracts/planShapes";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { refreshPlan } from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";

/** Keeps the choices at hand as a scenario, new or in place of the one that was opened. */
export function useScenarioSave(plan: Plan, work: PlanWork, onDone: () => void) {
  const t = useText(scenarioText);
  const request = useRequest(
    async ({ name, before }: { name: string; before: Scenario | null }, signal: AbortSignal) => {
      const body = {
        name,
        dropoutShare: work.dropoutShare,
        choices: { ...work.choices },
        pinned: [...work.pinned],
      };
      const common = { body, signal, quiet: true } as const;
      const saved = before
        ? await call(editScenario, {
            params: { id: plan.id, scenarioId: before.id },
            ifMatch: before.version,
            ...common,
          })
        : await call(createScenario, { params: { id: plan.id }, ...common });
      await refreshPlan(plan.id);
      work.keepAs(saved.id);
      showToast({ variant: "success", body: t("saved") });
      onDone();
      return saved;
    },
  );
  return {
    create: (name: string) => request.run({ name, before: null }),
    replace: (before: Scenario, name: string) => request.run({ name, before }),
    isRunning: request.status === "RUNNING",
    error: request.error,
  };
}

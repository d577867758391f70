import { createScenario, editScenario } from "@mars/contracts/planScenarios";
import type { Plan, Scenario } from "@mars/contracts/planShapes";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { staleAnswer } from "../../../lib/saving/saveFailure.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { takeScenario } from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import {
  mergeScenario,
  type ScenarioConflict,
  type ScenarioContent,
  withTheirs,
} from "./mergeScenario.ts";

/** Somebody else may save in between, but not for ever. */
const mostRebases = 5;

type Change = {
  mine: ScenarioContent;
  /** As it was when the change began, and the newest that is known. */
  base: Scenario;
  theirs: Scenario;
};
type Asked = Change & { conflicts: readonly ScenarioConflict[] };

/**
 * Keeps the choices at hand as a scenario, new or in place of the one that was opened. What somebody
 * else saved there meanwhile is merged with, and asked about where both changed the same.
 */
export function useScenarioSave(
  plan: Plan,
  work: PlanWork,
  { isInDialog, onDone }: { isInDialog: boolean; onDone: () => void },
) {
  const t = useText(scenarioText);
  const [conflict, setConflict] = useState<Asked | null>(null);
  const mineAs = (name: string): ScenarioContent => ({
    name,
    dropoutShare: work.dropoutShare,
    choices: { ...work.choices },
    pinned: [...work.pinned],
  });

  async function replaced(change: Change, signal: AbortSignal): Promise<Scenario | null> {
    let { theirs } = change;
    for (let rebases = 0; ; rebases += 1) {
      const { merged, conflicts } = mergeScenario({ ...change, theirs });
      if (conflicts.length > 0) {
        setConflict({ ...change, theirs, conflicts });
        return null;
      }
      try {
        return await call(editScenario, {
          params: { id: plan.id, scenarioId: theirs.id },
          body: merged,
          ifMatch: theirs.version,
          signal,
          quiet: true,
        });
      } catch (error) {
        const current = staleAnswer(error)?.current;
        if (!current || rebases === mostRebases) throw error;
        theirs = current as Scenario;
      }
    }
  }

  const created = (body: ScenarioContent, signal: AbortSignal) =>
    call(createScenario, { params: { id: plan.id }, body, signal, quiet: true });

  const request = useRequest(async (asked: ScenarioContent | Change, signal: AbortSignal) => {
    const saved = await ("mine" in asked ? replaced(asked, signal) : created(asked, signal)).catch(
      (error: unknown) => {
        // A dialog shows why by itself.
        if (!isInDialog && !signal.aborted)
          showToast({ variant: "danger", body: problemSentence(error) });
        throw error;
      },
    );
    onDone();
    if (!saved) return null;
    await takeScenario(plan.id, saved);
    work.begin(saved.id, saved);
    showToast({ variant: "success", body: t("saved") });
    return saved;
  });

  return {
    create: (name: string) => request.run(mineAs(name)),
    replace: (theirs: Scenario, name: string) =>
      request.run({ mine: mineAs(name), base: work.opened ?? theirs, theirs }),
    isRunning: request.status === "RUNNING",
    error: request.error,
    conflict: conflict && {
      fields: conflict.conflicts,
      resolve: (keepMine: (field: string) => boolean) => {
        setConflict(null);
        const mine = withTheirs(conflict.mine, conflict.conflicts, keepMine);
        // Based on what the dialog showed: a third change is asked about again.
        const base = { ...conflict.base, ...rebased(conflict) };
        void request.run({ mine, base, theirs: conflict.theirs });
      },
    },
  };
}

/** In what was asked about the base is now what they have; elsewhere it stays what I began from. */
function rebased({ base, conflicts }: Asked): ScenarioContent {
  return withTheirs(base, conflicts, () => false);
}

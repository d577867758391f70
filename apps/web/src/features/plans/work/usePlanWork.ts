import type { Plan, PlanProject, PlanSketch, Scenario } from "@mars/contracts/plans/planShapes";
import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { useEffect, useMemo, useRef, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { changedFields } from "../../../lib/saving/changedFields.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { scenarioFields, withScenarioFields } from "../scenario/scenarioFields.ts";
import { planText } from "../text/planText.ts";
import { type Choices, countableItems, isCounted, outcomeOf } from "./countedItem.ts";
import { includeItems } from "./includeItems.ts";

/** `plan`: toggles change the plan itself. `try`: nothing is saved. Else a saved scenario's id. */
export type WorkMode = "plan" | "try" | (string & {});

export type PlanWork = ReturnType<typeof usePlanWork>;

type Tried = {
  choices: Choices;
  dropoutShare: number;
  pinned: ReadonlySet<string>;
  /** Since it was begun, opened or saved. */
  isChanged: boolean;
};
type TriedThen = { trial: symbol | null; mode: WorkMode; tried: Tried };

function triedIn(scenario?: Scenario): Tried {
  return {
    choices: scenario?.choices ?? {},
    dropoutShare: scenario?.dropoutShare ?? EXPECTED_DROPOUT_SHARE,
    pinned: new Set(scenario?.pinned),
    isChanged: false,
  };
}

/** What counts right now, in the plan or in a scenario, and what it comes to. */
export function usePlanWork(
  plan: Plan,
  sketches: readonly PlanSketch[],
  projects: readonly PlanProject[],
) {
  const t = useText(planText);
  const [mode, setMode] = useState<WorkMode>("plan");
  const [opened, setOpened] = useState<Scenario | null>(null);
  const [tried, setTried] = useState(() => triedIn());
  const { choices, dropoutShare, pinned } = tried;
  const [saving, setSaving] = useState(0);
  /** A new one each time something else is tried; none when the page has been left. */
  const trial = useRef<symbol | null>(null);
  useEffect(() => {
    trial.current = Symbol("trial");
    return () => {
      trial.current = null;
    };
  }, []);

  const items = useMemo(() => countableItems(sketches, projects), [sketches, projects]);
  const outcome = useMemo(
    () => outcomeOf(plan, items, choices, dropoutShare),
    [plan, items, choices, dropoutShare],
  );
  // The plan itself is judged by the expected dropout, whichever is being tried.
  const planOutcome = useMemo(
    () => outcomeOf(plan, items, {}, EXPECTED_DROPOUT_SHARE),
    [plan, items],
  );

  /** In the plan where the caller may, else only in what is being tried; whether that was done. */
  async function change(
    included: readonly string[],
    excluded: readonly string[],
  ): Promise<boolean> {
    if (mode === "plan" && plan.rights.include) {
      setSaving((count) => count + 1);
      const isDone = await includeItems(plan.id, { included, excluded });
      setSaving((count) => count - 1);
      return isDone;
    }
    if (mode === "plan") setMode("try");
    setTried((before) => ({
      ...before,
      isChanged: true,
      choices: {
        ...before.choices,
        ...Object.fromEntries(included.map((id) => [id, true])),
        ...Object.fromEntries(excluded.map((id) => [id, false])),
      },
    }));
    return true;
  }

  /** Which of many were otherwise is soon forgotten, so several at once can be undone. */
  async function toggle(
    ids: readonly string[],
    included: boolean,
    { isUndoable = ids.length > 1 } = {},
  ): Promise<void> {
    const asked = new Set(ids);
    const isInPlan = mode === "plan" && plan.rights.include;
    const begunIn = trial.current;
    const changed = items
      .filter((item) => asked.has(item.id) && isCounted(item, choices) !== included)
      .map(({ id }) => id);
    const done = await (included ? change(ids, []) : change([], ids));
    if (!done || !isUndoable || changed.length === 0) return;
    const offerUndo = () =>
      showToast({
        variant: "success",
        body: t(included ? "severalIn" : "severalOut", { count: changed.length }),
        action: { label: t("undo"), onAction: () => void undo() },
      });
    async function undo(): Promise<void> {
      // What was tried went with its trial; the plan, or another trial, is not to be changed by it.
      if (!isInPlan && trial.current !== begunIn)
        return void showToast({ variant: "warning", body: t("trialLeft") });
      const undone = await (included ? change([], changed) : change(changed, []));
      // It failed and has been told; the way back stays open.
      if (undone) showToast({ variant: "success", body: t("undone") });
      else offerUndo();
    }
    offerUndo();
  }

  function begin(next: WorkMode, from?: Scenario): void {
    trial.current = Symbol("trial");
    setMode(next);
    setOpened(from ?? null);
    setTried(triedIn(from));
  }

  /** What was at hand when it was sent is saved; what was tried since then stays a change. */
  function takeSaved(sent: TriedThen, saved: Scenario): void {
    // Something else is tried by now.
    if (trial.current !== sent.trial) return;
    if (sent.mode !== saved.id) trial.current = Symbol("trial");
    setMode(saved.id);
    setOpened(saved);
    setTried((now) => {
      const fields = (tried: Tried) =>
        scenarioFields({ ...tried, name: saved.name, pinned: [...tried.pinned] });
      const { mine } = changedFields(fields(now), fields(sent.tried));
      return {
        ...triedIn({ ...saved, ...withScenarioFields(saved, mine) }),
        isChanged: Object.keys(mine).length > 0,
      };
    });
  }

  /** In the plan itself only what counts is a change. */
  const changes = ({ isChanged }: Tried) => isChanged || mode !== "plan";

  return {
    mode,
    /** The scenario as it was when it was opened or last saved here. */
    opened,
    isChanged: tried.isChanged,
    /** A change of the plan is on its way: what is shown does not stand yet. */
    isSaving: saving > 0,
    items,
    choices,
    dropoutShare,
    pinned,
    outcome,
    planOutcome,
    isCounted: (item: PlanSketch | PlanProject) => isCounted(item, choices),
    change,
    toggle,
    begin,
    atHand: (): TriedThen => ({ trial: trial.current, mode, tried }),
    takeSaved,
    /** Leaves the choices as they are, without the scenario they came from. */
    goOnWithout: () => {
      setMode("try");
      setOpened(null);
      setTried((before) => ({ ...before, isChanged: true }));
    },
    setDropout: (dropoutShare: number) =>
      setTried((before) => ({ ...before, dropoutShare, isChanged: changes(before) })),
    togglePin: (id: string) =>
      setTried((before) => {
        const pinned = new Set(before.pinned);
        if (!pinned.delete(id)) pinned.add(id);
        return { ...before, pinned, isChanged: changes(before) };
      }),
  };
}

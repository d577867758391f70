import type { Plan } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { type NextAct, nextAct } from "@mars/domain/plans/nextAct";
import { useMemo } from "react";
import { ableToCount, isSketch, outcomeOf } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";

export type MissingRow = { opId: string; name: string; missingT: number; act: NextAct };

/** The sub-catchments that miss something, the largest first, each with what to do about it. */
export function useNextActs(plan: Plan, work: PlanWork): readonly MissingRow[] {
  const { items, choices, dropoutShare, outcome } = work;
  return useMemo(() => {
    const solved = outcomeOf(plan, items, choices, dropoutShare, "most");
    const inReserve = ableToCount(items.filter(isSketch)).filter(
      ({ id, included, planId }) => planId === plan.id && !(choices[id] ?? included),
    );
    return plan.subCatchments
      .flatMap(({ opId, name }): MissingRow[] => {
        const missingT = outcome.balances.get(opId)?.remainingAfterDropoutT ?? 0;
        if (!isShownT(missingT)) return [];
        const spare = inReserve.flatMap(({ id, subCatchments }) => {
          const tons = subCatchments.find((one) => one.opId === opId)?.nitrogenReductionT ?? 0;
          return tons > 0 ? [{ id, tons }] : [];
        });
        const missingOf = (under: typeof outcome) =>
          under.balances.get(opId)?.remainingAfterDropoutT ?? 0;
        const covers = (ids: readonly string[]) => {
          const more = Object.fromEntries(ids.map((id) => [id, true]));
          return !isShownT(
            missingOf(outcomeOf(plan, items, { ...choices, ...more }, dropoutShare)),
          );
        };
        const act = nextAct({ missingT, missingIfSolvedT: missingOf(solved), spare, covers });
        return [{ opId, name, missingT, act }];
      })
      .toSorted((a, b) => b.missingT - a.missingT);
  }, [plan, items, choices, dropoutShare, outcome]);
}

import type { Plan, PlanSubCatchment } from "@mars/contracts/plans/planShapes";
import type { Balance } from "@mars/domain/plans/balance";
import { compareDanish } from "@mars/wording/format/collation";

export type SubCatchmentRow = { subCatchment: PlanSubCatchment; balance: Balance };

/** Where most is missing comes first; without a need last. */
export function subCatchmentRows(
  plan: Plan,
  balances: ReadonlyMap<string, Balance>,
): SubCatchmentRow[] {
  return plan.subCatchments
    .map((subCatchment) => ({
      subCatchment,
      balance: balances.get(subCatchment.opId) ?? subCatchment.balance,
    }))
    .toSorted(
      (a, b) =>
        b.balance.remainingAfterDropoutT - a.balance.remainingAfterDropoutT ||
        Number(b.balance.hasNeed) - Number(a.balance.hasNeed) ||
        compareDanish(a.subCatchment.name, b.subCatchment.name),
    );
}

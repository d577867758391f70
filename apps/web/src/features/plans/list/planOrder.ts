import type { PlanListItem } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { compareDanish, foldForSearch } from "@mars/wording/format/collation";

export const planSorts = ["title", "nitrogen", "extraction", "afforestation", "remaining"] as const;
export type PlanSort = (typeof planSorts)[number];

const figure: Record<Exclude<PlanSort, "title">, (plan: PlanListItem) => number> = {
  nitrogen: ({ planned }) => planned.nitrogenReductionT ?? 0,
  extraction: ({ planned }) => planned.extractionEffortHa ?? 0,
  afforestation: ({ planned }) => planned.afforestationEffortHa ?? 0,
  remaining: (plan) => missingInList(plan) ?? 0,
};

/** Missing after dropout, as the plan's own page has it; null where it is too little to show. */
export function missingInList({ balance }: PlanListItem): number | null {
  return isShownT(balance.remainingAfterDropoutT) ? balance.remainingAfterDropoutT : null;
}

/** Names as Danish sorts them; equal figures fall back to the name. */
export function sortedPlans(
  plans: readonly PlanListItem[],
  by: PlanSort,
  isDescending: boolean,
): PlanListItem[] {
  const sign = isDescending ? -1 : 1;
  const byName = (a: PlanListItem, b: PlanListItem) => compareDanish(a.title, b.title);
  if (by === "title") return plans.toSorted((a, b) => sign * byName(a, b));
  return plans.toSorted((a, b) => sign * (figure[by](a) - figure[by](b)) || byName(a, b));
}

export function matchingPlans(plans: readonly PlanListItem[], typed: string): PlanListItem[] {
  const wanted = foldForSearch(typed);
  if (wanted === "") return [...plans];
  return plans.filter(({ title, name, responsibleOrganization, mainCatchmentNumber }) =>
    [title, name, responsibleOrganization ?? "", mainCatchmentNumber ?? ""].some((text) =>
      foldForSearch(text).includes(wanted),
    ),
  );
}

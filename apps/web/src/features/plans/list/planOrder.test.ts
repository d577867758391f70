// @vitest-environment node
import type { PlanListItem } from "@mars/contracts/plans/planShapes";
import { expect, test } from "vitest";
import { matchingPlans, missingInList, sortedPlans } from "./planOrder.ts";

const plan = (title: string, nitrogen: number, extraction: number, forest: number | null) =>
  ({
    id: title,
    name: title,
    title,
    mainCatchmentNumber: null,
    responsibleOrganization: `${title} Kommune`,
    planned: {
      nitrogenReductionT: nitrogen,
      extractionEffortHa: extraction,
      afforestationEffortHa: forest,
    },
  }) as PlanListItem;

const plans = [plan("Aabenraa", 3, 10, null), plan("Øhavet", 9, 5, 2), plan("Anholt", 3, 20, 1)];
const titles = (found: readonly PlanListItem[]) => found.map(({ title }) => title);

test("[L1] titles sort as Danish does, with Aa as Å", () => {
  expect(titles(sortedPlans(plans, "title", false))).toEqual(["Anholt", "Øhavet", "Aabenraa"]);
});

test("[L1] each effect sorts by its sum, equal ones by title, nothing as zero", () => {
  expect(titles(sortedPlans(plans, "nitrogen", true))).toEqual(["Øhavet", "Anholt", "Aabenraa"]);
  expect(titles(sortedPlans(plans, "extraction", true))).toEqual(["Anholt", "Aabenraa", "Øhavet"]);
  expect(titles(sortedPlans(plans, "afforestation", false))[0]).toBe("Aabenraa");
});

test("[L1] the search finds title and responsible organisation, also written with å", () => {
  expect(titles(matchingPlans(plans, "åbenrå"))).toEqual(["Aabenraa"]);
  expect(titles(matchingPlans(plans, "øhavet kommune"))).toEqual(["Øhavet"]);
  expect(matchingPlans(plans, "findes ikke")).toEqual([]);
});

test.each([
  { before: 106.3, after: 110.1, shown: 110.1 },
  { before: 0, after: 2.4, shown: 2.4 },
  { before: 0, after: 0.04, shown: null },
])("[L1] missing $before t before and $after t after dropout is shown as $shown", (one) => {
  const balance = { remainingT: one.before, remainingAfterDropoutT: one.after };
  expect(missingInList({ balance } as PlanListItem)).toBe(one.shown);
});

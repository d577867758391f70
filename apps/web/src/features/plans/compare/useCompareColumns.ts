import type { Plan } from "@mars/contracts/plans/planShapes";
import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { surplusAfterDropoutT } from "@mars/domain/plans/compareScenarios";
import { isShownT } from "@mars/domain/plans/coverage";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useScenarios } from "../planQueries.ts";
import { usePublicationPreview, useVersions } from "../publication/publicationQueries.ts";
import { compareText } from "../text/compareText.ts";
import { scenarioText } from "../text/scenarioText.ts";
import {
  type Choices,
  isCounted,
  isSketch,
  outcomeOf,
  sketchesInPlan,
} from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import type { CompareColumn } from "./CompareColumn.ts";
import type { Compared } from "./comparedAddress.ts";

/** The columns that were asked for and exist, each computed with its own dropout. */
export function useCompareColumns(plan: Plan, work: PlanWork, asked: readonly Compared[]) {
  const t = useText(compareText);
  const words = useText(scenarioText);
  const f = useFormat();
  const scenarios = useScenarios(plan.id);
  const versions = useVersions(plan.id);
  const current = versions.data?.find(({ status }) => status === "published");
  const preview = usePublicationPreview(
    plan.id,
    asked.some(({ id }) => id === "published"),
  );

  function worked(choices: Choices, dropoutShare: number) {
    const outcome = outcomeOf(plan, work.items, choices, dropoutShare);
    const counted = work.items.filter((item) => isCounted(item, choices));
    const missingByPlace = new Map(
      [...outcome.balances].map(([opId, one]) => [opId, one.remainingAfterDropoutT]),
    );
    return {
      missingT: outcome.plan.remainingAfterDropoutT,
      missingCount: [...missingByPlace.values()].filter(isShownT).length,
      missingByPlace,
      sketchCount: sketchesInPlan(counted).length,
      effects: outcome.effects,
      balance: outcome.plan,
      projectCount: counted.filter((item) => !isSketch(item)).length,
      // As the effects: the part of each that lies in the plan.
      areaHa: counted.reduce((sum, item) => sum + item.areaHa * item.shareOfPlan, 0),
      surplusT: surplusAfterDropoutT(outcome.plan),
      choice: {
        sketchTotal: sketchesInPlan(work.items).length,
        counted: new Set(counted.map(({ id }) => id)),
      },
    };
  }

  function columnOf({ id, dropoutShare }: Compared): CompareColumn[] {
    if (id === "published") {
      const published = preview.data?.published;
      if (!current || !preview.data || !published) return [];
      const missingByPlace = new Map(
        preview.data.subCatchments.map(({ opId, beforeT }) => [opId, beforeT ?? 0]),
      );
      const missing = [...missingByPlace.values()];
      return [
        {
          id,
          name: t("published", { number: current.number }),
          note: f.date(current.publishedAt),
          dropoutShare: EXPECTED_DROPOUT_SHARE,
          ownDropoutShare: EXPECTED_DROPOUT_SHARE,
          missingT: missing.reduce((sum, tons) => sum + tons, 0),
          missingCount: missing.filter(isShownT).length,
          missingByPlace,
          sketchCount: current.sketchCount,
          effects: {
            nitrogenReductionT: current.totals.nitrogenReductionT ?? 0,
            extractionEffortHa: current.totals.extractionEffortHa ?? 0,
            afforestationEffortHa: current.totals.afforestationEffortHa ?? 0,
          },
          ...published,
          surplusT: surplusAfterDropoutT(published.balance),
          choice: null,
          scenario: null,
        },
      ];
    }
    const scenario = scenarios.data?.find((one) => one.id === id) ?? null;
    if (id !== "plan" && id !== "try" && !scenario) return [];
    const own =
      id === "try" ? work.dropoutShare : (scenario?.dropoutShare ?? EXPECTED_DROPOUT_SHARE);
    const share = dropoutShare ?? own;
    const choices = id === "try" ? work.choices : (scenario?.choices ?? {});
    return [
      {
        id,
        name: id === "plan" ? words("plan") : id === "try" ? words("try") : scenario!.name,
        note: id === "plan" ? t("draft") : id === "try" ? t("tried") : t("own"),
        dropoutShare: share,
        ownDropoutShare: own,
        scenario,
        ...worked(choices, share),
      },
    ];
  }

  const isPending = scenarios.isPending || versions.isPending || preview.isLoading;
  const columns = asked.flatMap(columnOf);
  return {
    columns,
    isPending,
    failed: [scenarios, versions, preview].find(({ isError, data }) => isError && !data) ?? null,
    /** Something that the address asks for is not there. */
    hasUnknown: !isPending && columns.length < asked.length,
    /** What could be next to them. */
    others: [
      ...(current ? [{ id: "published", name: t("published", { number: current.number }) }] : []),
      { id: "plan", name: words("plan") },
      ...(scenarios.data ?? []).map(({ id, name }) => ({ id, name })),
    ].filter(({ id }) => !asked.some((one) => one.id === id)),
  };
}

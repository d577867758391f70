import type { Plan, Scenario } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { useEffect, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useScenarios } from "../planQueries.ts";
import { MAX_COMPARED, openCompared } from "../compare/comparedAddress.ts";
import { usePlanTab } from "../screen/planTab.ts";
import { scenarioText } from "../text/scenarioText.ts";
import { outcomeOf, sketchesInPlan } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { scenarioId } from "./landmarks.ts";
import { ScenarioActions } from "./ScenarioActions.tsx";
import { showToast } from "../../../lib/toasts/toasts.ts";

type Props = { plan: Plan; work: PlanWork; onFind: () => void; onOverlaps: () => void };

/** Scenario, comparison, what the difference comes to, how many count, one action. */
export function ScenarioBar({ plan, work, onFind, onOverlaps }: Props) {
  const t = useText(scenarioText);
  const f = useFormat();
  const [tab] = usePlanTab();
  const found = useScenarios(plan.id).data;
  useFollowScenario(work, found);
  const scenarios = found ?? [];
  const [chosen, setChosen] = useState("plan");
  // The plan is what the others are compared with.
  const compared = work.mode === "plan" ? "plan" : chosen;
  const other = scenarios.find(({ id }) => id === compared);
  const compare = other
    ? outcomeOf(plan, work.items, other.choices, other.dropoutShare)
    : work.planOutcome;
  const missing = work.outcome.plan.remainingAfterDropoutT;
  const difference = missing - compare.plan.remainingAfterDropoutT;
  const sketches = sketchesInPlan(work.items);
  const hasForest = sketches.some(({ kind }) => kind === "uroert_skov");
  const options = [
    { value: "plan", label: t("plan") },
    ...scenarios.map(({ id, name, createdBy }) => ({
      value: id,
      label: createdBy ? t("by", { name, author: createdBy }) : name,
    })),
  ];
  function compareAll(): void {
    const first = [
      ...(plan.status === "published" ? ["published"] : []),
      "plan",
      work.mode === "plan" ? null : work.mode === "try" || work.isChanged ? "try" : work.mode,
      compared,
      ...scenarios.map(({ id }) => id),
    ].filter((id) => id !== null);
    openCompared(
      [...new Set(first)].slice(0, MAX_COMPARED).map((id) => ({ id, dropoutShare: null })),
    );
  }
  // Until there is something to choose, the plan is all there is.
  const hasTrials = scenarios.length > 0 || work.mode !== "plan";
  return (
    <section className="plan-scenario" id={scenarioId} tabIndex={-1} aria-label={t("bar")}>
      {hasTrials && (
        <label>
          <span>{t("scenario")}</span>
          <select
            value={work.mode}
            onChange={({ target: { value } }) =>
              work.begin(
                value,
                scenarios.find(({ id }) => id === value),
              )
            }
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            {work.mode === "try" && <option value="try">{t("try")}</option>}
          </select>
        </label>
      )}
      {scenarios.length > 0 && work.mode !== "plan" && (
        <label>
          <span>{t("compareWith")}</span>
          <select value={compared} onChange={({ target: { value } }) => setChosen(value)}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <p role="status">
        <span>{t("missing")}</span>
        <b>{f.tons(missing)}</b>{" "}
        {compared !== work.mode && (
          <em className={difference < -0.05 ? "plan-covered" : undefined}>
            {Math.abs(difference) < 0.05
              ? t("same")
              : t(difference < 0 ? "less" : "more", { tons: f.tons(Math.abs(difference)) })}
          </em>
        )}
      </p>
      <p>
        <span>{t(hasForest ? "countedForest" : "counted")}</span>
        {t("countedOf", {
          counted: sketches.filter(work.isCounted).length,
          count: sketches.length,
        })}
      </p>
      <ScenarioActions
        plan={plan}
        work={work}
        scenarios={scenarios}
        onCompare={compareAll}
        onOverlaps={onOverlaps}
      />
      {/* The overview has it beside what is missing. */}
      {(tab !== "balance" || !isShownT(missing)) && (
        <Button variant="secondary" onClick={onFind}>
          {t("find")}
        </Button>
      )}
    </section>
  );
}

/**
 * The open scenario follows what others save in it, as long as nothing is tried here. What is tried
 * stays: it is merged when it is saved, and outlives a scenario that someone deletes.
 */
export function useFollowScenario(work: PlanWork, scenarios: readonly Scenario[] | undefined) {
  const t = useText(scenarioText);
  const { opened, isChanged } = work;
  const current = scenarios?.find(({ id }) => id === opened?.id);
  const isGone = opened !== null && scenarios !== undefined && current === undefined;
  const isNewer = current !== undefined && opened !== null && current.version > opened.version;
  useEffect(() => {
    if (isGone) {
      showToast({ variant: "warning", body: t("goneMeanwhile", { name: opened.name }) });
      work.goOnWithout();
    } else if (isNewer && !isChanged) work.begin(current.id, current);
    // Only what others do matters; what the caller does changes these by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone, isNewer, isChanged, current]);
}

import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useCompared } from "../compare/comparedAddress.ts";
import { ComparePage } from "../compare/ComparePage.tsx";
import { DoubleCountRoom } from "../doubleCounts/DoubleCountRoom.tsx";
import { unitsOnMap } from "../map/unitsOnMap.ts";
import { usePlanMap } from "../map/usePlanMap.ts";
import { usePlanModel } from "../map/usePlanModel.ts";
import { useOutlines, usePotential } from "../planQueries.ts";
import { usePotentialPlace } from "../potential/potentialPlace.ts";
import { useGuides } from "../sketch/guides.ts";
import { NewSketch } from "../sketch/NewSketch.tsx";
import { useNewSketchKind } from "../sketch/newSketchKind.ts";
import { usePlanWork } from "../work/usePlanWork.ts";
import { PlanOverview } from "./PlanOverview.tsx";
import { closeTool, usePlanTool } from "./planTool.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { planText } from "../text/planText.ts";
import { usePlanChanges } from "../live/usePlanChanges.ts";
import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { MapModel } from "../../../map/index.ts";
import type { PlanPotential } from "@mars/contracts/plans/planPotential";
import { heatShapes } from "../potential/heatShapes.ts";
import { usePlanTab } from "./planTab.ts";

type Props = {
  plan: Plan;
  sketches: readonly PlanSketch[];
  projects: readonly PlanProject[];
};

/** One map for the whole plan, and on it the room that the address names. */
export function PlanWorkspace({ plan, sketches, projects }: Props) {
  const model = usePlanModel(plan, { isOverview: true });
  const outlines = useOutlines(plan.id).data;
  const work = usePlanWork(plan, sketches, projects);
  const { present, editing } = useOthersHere(plan.id);
  const unit = useSelectedUnit();
  const tool = usePlanTool();
  const newKind = useNewSketchKind();
  const compared = useCompared();
  const isNew = newKind !== null && plan.rights.createSketch;
  const [guides, setGuides] = useGuides();
  const place = usePotentialPlace();
  const potential = usePotential(plan.id, place);
  const units = unitsOnMap(model, plan, outlines);
  usePlanMap(model, {
    plan,
    work,
    sketches,
    projects,
    outlines,
    selected: unit.selected,
    onSelect: unit.selectOnMap,
    editing,
    needAsFill: isNew ? guides.needAsFill : place === null,
    withItems: !isNew || guides.withOthers,
  });
  usePotentialOnMap(model, potential.data, place !== null && (!isNew || guides.withHeat));
  useEffect(() => () => model.pointAt(null), [model]);
  useOpenedPlace(model, place, units.outlineOf);

  const heat = place === null ? null : potential;
  if (compared) return <ComparePage plan={plan} work={work} compared={compared} />;
  if (newKind && isNew) {
    const drawing = { plan, work, model, guides, heat, onGuides: setGuides };
    return <NewSketch key={newKind} kind={newKind} {...drawing} />;
  }
  if (tool === "overlaps")
    return <DoubleCountRoom {...{ plan, work, model, outlines }} onClose={closeTool} />;
  return (
    <PlanOverview
      {...{ plan, sketches, projects, work, model, outlines, units, present, heat }}
      isFinding={tool === "gap"}
      selected={unit.selected}
      onSelect={unit.select}
      onOpenUnit={unit.open}
    />
  );
}

/** Who has the plan open, and which sketches others are at; what they change is told. */
function useOthersHere(planId: string) {
  const t = useText(planText);
  const present = usePlanChanges(planId, {
    onOthers: (changes) =>
      showToast({
        variant: "success",
        body: t("changedByOther", { name: changes.at(-1)?.by ?? "" }),
      }),
  });
  const editing = useMemo(
    () =>
      new Map(
        present.flatMap(({ isMe, editing: sketchId, name }) =>
          !isMe && sketchId ? [[sketchId, name] as const] : [],
        ),
      ),
    [present],
  );
  return { present, editing };
}

/** A link with `?sted=` opens where it says: the row in sight and, unless the link has a view of its
 * own, the map on the sub-catchment. */
function useOpenedPlace(
  model: MapModel,
  place: string | null,
  outlineOf: (opId: string) => MultiPolygon | null,
): void {
  const [opened] = useState(() => ({
    place,
    hasView: new URLSearchParams(window.location.search).has("e"),
  }));
  const geometry = opened.place && outlineOf(opened.place);
  useEffect(() => {
    if (opened.place === null) return;
    document.getElementById(`delopland-${opened.place}`)?.scrollIntoView({ block: "start" });
  }, [opened]);
  useEffect(() => {
    if (geometry && !opened.hasView) model.fit(geometry);
  }, [model, geometry, opened]);
}

/** The best places of a sub-catchment as squares, while they are wanted. */
function usePotentialOnMap(
  model: MapModel,
  potential: PlanPotential | undefined,
  isOn: boolean,
): void {
  useEffect(() => {
    model.shapes.set("plan-heat", potential && isOn ? heatShapes(potential) : []);
  }, [model, potential, isOn]);
  useEffect(() => () => model.shapes.set("plan-heat", []), [model]);
}

/** The sub-catchment that is chosen in the list or on the map, which brings its row into sight. */
function useSelectedUnit() {
  const [selected, select] = useState<string | null>(null);
  const [, setTab] = usePlanTab();
  const selectOnMap = useCallback((opId: string) => {
    select(opId);
    setTab("balance");
    // The row is there once the tab is.
    requestAnimationFrame(() =>
      document.getElementById(`delopland-${opId}`)?.scrollIntoView({ block: "nearest" }),
    );
    // The setter only writes the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  /** From elsewhere in the panel: one continues where the row is. */
  const open = useCallback(
    (opId: string) => {
      selectOnMap(opId);
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>(`#delopland-${CSS.escape(opId)} button`)
          ?.focus({ preventScroll: true }),
      );
    },
    [selectOnMap],
  );
  return { selected, select, selectOnMap, open };
}

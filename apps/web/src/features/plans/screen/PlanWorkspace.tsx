import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { useEffect } from "react";
import { useCompared } from "../compare/comparedAddress.ts";
import { ComparePage } from "../compare/ComparePage.tsx";
import { DoubleCountRoom } from "../doubleCounts/DoubleCountRoom.tsx";
import { useOthersHere } from "../live/useOthersHere.ts";
import { unitsOnMap } from "../map/unitsOnMap.ts";
import { usePlanMap } from "../map/usePlanMap.ts";
import { usePlanModel } from "../map/usePlanModel.ts";
import { useOutlines, usePotential } from "../planQueries.ts";
import { usePotentialPlace } from "../potential/potentialPlace.ts";
import { useOpenedPlace } from "../potential/useOpenedPlace.ts";
import { usePotentialOnMap } from "../potential/usePotentialOnMap.ts";
import { useGuides } from "../sketch/guides.ts";
import { NewSketch } from "../sketch/NewSketch.tsx";
import { useNewSketchKind } from "../sketch/newSketchKind.ts";
import { usePlanWork } from "../work/usePlanWork.ts";
import { PlanOverview } from "./PlanOverview.tsx";
import { closeTool, usePlanTool } from "./planTool.ts";
import { useSelectedUnit } from "./useSelectedUnit.ts";

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

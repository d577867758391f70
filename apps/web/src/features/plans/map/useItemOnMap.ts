import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { useEffect } from "react";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import type { MapModel } from "../../../map/index.ts";
import { useOutlines, usePlanProjects, useSketches } from "../planQueries.ts";
import { isSketch } from "../work/countedItem.ts";
import { itemShapes, unitShapes } from "./planShapes.ts";
import { useItemTitle } from "./useItemTitle.ts";

type Item = (PlanSketch | PlanProject) & { geometry?: MultiPolygon };

/** One sketch or project in the midst of the others; its own shape yields while it is drawn. */
export function useItemOnMap(
  model: MapModel,
  plan: Plan,
  item: Item,
  drawing: { needAsFill: boolean; withOthers: boolean } | null = null,
): void {
  const isDrawing = drawing !== null;
  const titleOf = useItemTitle();
  const needAsFill = drawing?.needAsFill ?? false;
  const withOthers = drawing?.withOthers ?? true;
  const outlines = useOutlines(plan.id).data;
  const sketches = useSketches(plan.id).data;
  const projects = usePlanProjects(plan.id).data;

  // The plan is shown on the same map.
  useEffect(
    () => () => {
      for (const name of ["plan-borders", "plan-others", "plan-own"]) model.shapes.set(name, []);
    },
    [model],
  );
  useEffect(() => {
    if (!outlines) return;
    const balances = new Map(plan.subCatchments.map(({ opId, balance }) => [opId, balance]));
    model.shapes.set("plan-borders", unitShapes(plan, balances, outlines, !needAsFill));
    const others = [...(sketches ?? []), ...(projects ?? [])].filter(({ id }) => id !== item.id);
    model.shapes.set("plan-others", itemShapes(withOthers ? others : [], {}, outlines, titleOf));
    return model.shapes.onClick("plan-others", (projectId) => {
      const other = others.find(({ id }) => id === projectId);
      if (!other) return;
      const to = isSketch(other)
        ? ("/plans/:id/sketch-projects/:projectId" as const)
        : ("/plans/:id/projects/:projectId" as const);
      navigate(addressOf({ to, params: { id: plan.id, projectId } }));
    });
  }, [model, plan, sketches, projects, outlines, item.id, needAsFill, withOthers, titleOf]);

  useEffect(() => {
    const geometry = item.geometry ?? outlines?.get(item.geoLocationId);
    model.shapes.set(
      "plan-own",
      geometry && !isDrawing ? [{ id: item.id, geometry, style: "mine", label: item.name }] : [],
    );
  }, [model, item, outlines, isDrawing]);
}

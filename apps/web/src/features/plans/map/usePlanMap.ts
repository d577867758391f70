import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { useEffect } from "react";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import type { MapModel } from "../../../map/index.ts";
import { useMissingWords } from "../balance/useMissingWords.ts";
import { planText } from "../text/planText.ts";
import { isSketch } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { itemShapes, labelShapes, unitShapes } from "./planShapes.ts";
import { useItemTitle } from "./useItemTitle.ts";

export type PlanOnMap = {
  plan: Plan;
  work: PlanWork;
  sketches: readonly PlanSketch[];
  projects: readonly PlanProject[];
  outlines: ReadonlyMap<string, MultiPolygon> | undefined;
  selected: string | null;
  onSelect: (opId: string) => void;
  /** Sketches that someone else has open, with who. */
  editing: ReadonlyMap<string, string>;
  /** While something is drawn, or the best places are shown, the need yields to the land. */
  needAsFill: boolean;
  withItems: boolean;
};

const STACK = ["plan-units", "plan-heat", "plan-items", "plan-selected", "plan-presence"];

/** Keeps the map as the lists are: need per sub-catchment, stages, selection, presence. */
export function usePlanMap(model: MapModel, on: PlanOnMap): void {
  const { plan, work, sketches, projects, outlines, selected, onSelect, editing } = on;
  const { needAsFill, withItems } = on;
  const isOutline = !needAsFill;
  const t = useText(planText);
  const titleOf = useItemTitle();
  const missing = useMissingWords(plan.verdict);
  const { outcome, choices } = work;

  // Shapes come when their data do; what lies on what may not hang on that.
  useEffect(() => {
    model.shapes.stack(STACK);
    // A sketch is opened on the same map.
    return () => {
      for (const name of [...STACK, "plan-labels"]) model.shapes.set(name, []);
    };
  }, [model]);

  useEffect(() => {
    if (!outlines) return;
    const units = unitShapes(plan, outcome.balances, outlines, isOutline);
    const titled = units.map((unit) => ({
      ...unit,
      title: t("unitOnMap", { name: unit.title ?? "" }),
    }));
    model.shapes.set("plan-units", titled);
    model.shapes.set("plan-labels", labelShapes(units, outcome.balances, missing));
    model.shapes.raise("plan-labels");
  }, [model, plan, outcome, outlines, missing, isOutline, t]);

  useEffect(() => {
    if (!outlines) return;
    const items = withItems ? [...projects, ...sketches] : [];
    model.shapes.set("plan-items", itemShapes(items, choices, outlines, titleOf));
  }, [model, sketches, projects, choices, outlines, withItems, titleOf]);

  useEffect(() => {
    const geo = plan.subCatchments.find(({ opId }) => opId === selected)?.geoLocationId;
    const geometry = geo && outlines?.get(geo);
    model.shapes.set("plan-selected", geometry ? [{ id: geo, geometry, style: "selected" }] : []);
  }, [model, plan, selected, outlines]);

  useEffect(() => {
    const shapes = sketches.flatMap(({ id, geoLocationId }) => {
      const [name, geometry] = [editing.get(id), outlines?.get(geoLocationId)];
      return name && geometry
        ? [{ id, geometry, style: "presence" as const, label: t("presentEditing", { name }) }]
        : [];
    });
    model.shapes.set("plan-presence", shapes);
  }, [model, sketches, editing, outlines, t]);

  useEffect(() => {
    const stopUnits = model.shapes.onClick("plan-units", onSelect);
    const stopItems = model.shapes.onClick("plan-items", (projectId) => {
      const item = [...sketches, ...projects].find(({ id }) => id === projectId);
      if (!item) return;
      const to = isSketch(item)
        ? ("/plans/:id/sketch-projects/:projectId" as const)
        : ("/plans/:id/projects/:projectId" as const);
      navigate(addressOf({ to, params: { id: plan.id, projectId } }));
    });
    const stopPointing = model.shapes.onPoint("plan-items", (id) => {
      const item = id === null ? null : [...sketches, ...projects].find((one) => one.id === id);
      model.pointAt((item && outlines?.get(item.geoLocationId)) ?? null);
    });
    return () => {
      stopUnits();
      stopItems();
      stopPointing();
    };
  }, [model, plan.id, sketches, projects, outlines, onSelect]);
}

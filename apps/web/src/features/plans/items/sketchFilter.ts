import type { PlanSketch } from "@mars/contracts/plans/planShapes";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { changeSearch, openBySearch } from "../screen/planTab.ts";
import type { Checked } from "../checklist/usePlanChecklist.ts";

export const sketchFilters = ["all", "missing", "overlap", "no-measure", "no-effect"] as const;
export type SketchFilter = (typeof sketchFilters)[number];

/** Which sketches are listed is in the address, so that the checklist can lead there. */
export function useSketchFilter(): [SketchFilter, (filter: SketchFilter) => void] {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get("vis");
  return [
    sketchFilters.find((filter) => filter === asked) ?? "all",
    (filter) =>
      changeSearch((query) => (filter === "all" ? query.delete("vis") : query.set("vis", filter))),
  ];
}

/** The checklist's way to its sketches: tab and filter in one change of the address. */
export function openSketches(filter: SketchFilter): void {
  openBySearch((query) => {
    query.set("fane", "sketches");
    query.set("vis", filter);
  });
}

export function passesFilter(
  sketch: PlanSketch,
  filter: SketchFilter,
  { missing, withoutMeasure, withoutEffects }: Checked,
  overlapping: ReadonlySet<string>,
): boolean {
  switch (filter) {
    case "all":
      return true;
    case "missing":
      return sketch.subCatchments.some(
        ({ opId, nitrogenReductionT }) =>
          nitrogenReductionT > 0 && missing.some(({ id }) => id === opId),
      );
    case "overlap":
      return overlapping.has(sketch.id);
    case "no-measure":
      return withoutMeasure.includes(sketch.id);
    case "no-effect":
      return withoutEffects.includes(sketch.id);
  }
}

import { checkSketchArea } from "@mars/contracts/plans/planSketches";
import type { Plan, SketchProject } from "@mars/contracts/plans/planShapes";
import { keepPreviousData } from "@tanstack/react-query";
import { call } from "../../../lib/http/call.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import type { ChosenArea } from "../../../map/index.ts";
import { mutableArea } from "./mutableArea.ts";

export type CheckedArea = {
  plan: Plan;
  area: ChosenArea | null;
  kind: SketchProject["kind"];
  schemeId: string | null;
  measureId: string | null;
  /** The sketch whose area is drawn again. */
  sketchId?: string;
};

/** What the area gives and what it lies on, asked with every corner; the last answer stays until
 * the next one is there. */
export function useAreaCheck({ plan, area, kind, schemeId, measureId, sketchId }: CheckedArea) {
  const geometry = area && !area.refusal ? area.geometry : null;
  const check = useServerQuery({
    queryKey: ["plan-area", plan.id, kind, schemeId, measureId, geometry],
    queryFn: ({ signal }) =>
      call(checkSketchArea, {
        params: { id: plan.id },
        body: {
          geometry: mutableArea(geometry!),
          kind,
          subsidySchemeId: schemeId,
          mitigationMeasureId: measureId,
          ...(sketchId && { sketchId }),
        },
        signal,
        quiet: true,
      }),
    enabled: geometry !== null,
    placeholderData: keepPreviousData,
  });
  return {
    answer: geometry === null ? null : (check.data ?? null),
    error: geometry === null ? null : check.error,
    isOld: check.isPlaceholderData,
    isFinished: area?.isFinished ?? false,
  };
}

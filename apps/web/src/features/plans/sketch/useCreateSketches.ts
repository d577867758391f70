import { createSketches } from "@mars/contracts/plans/planSketches";
import type { Plan } from "@mars/contracts/plans/planShapes";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { call } from "../../../lib/http/call.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { takeMadeSketches } from "../planQueries.ts";
import { useCreationKey } from "../work/useCreationKey.ts";
import { mutableArea } from "./mutableArea.ts";
import type { SketchKind } from "./newSketchKind.ts";
import type { SketchValues } from "./SketchValues.ts";

export type SketchToMake = SketchValues & {
  kind: SketchKind;
  geometry: AreaGeometry;
  geometrySource: "drawn" | "picked" | "uploaded";
};

/** Creates one, or several that the user has confirmed; a repeated attempt creates nothing twice. */
export function useCreateSketches(plan: Plan) {
  const creation = useCreationKey();
  return useRequest(async (sketches: readonly SketchToMake[], signal: AbortSignal) => {
    const made = await call(createSketches, {
      params: { id: plan.id },
      body: {
        sketches: sketches.map((sketch) => ({
          ...sketch,
          geometry: mutableArea(sketch.geometry),
        })),
        confirmed: sketches.length > 1,
      },
      idempotencyKey: creation.keyOf(sketches),
      timeoutMs: 120_000,
      quiet: true,
      signal,
    });
    takeMadeSketches(plan.id, made);
    return made;
  });
}

import { createSketches } from "@mars/contracts/planSketches";
import type { Plan } from "@mars/contracts/planShapes";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { useRef } from "react";
import { call } from "../../../lib/http/call.ts";
import { randomId } from "../../../lib/randomId.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { takeMadeSketches } from "../planQueries.ts";
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
  const asked = useRef({ input: "", key: "" });
  return useRequest(async (sketches: readonly SketchToMake[], signal: AbortSignal) => {
    const input = JSON.stringify(sketches);
    if (asked.current.input !== input) asked.current = { input, key: randomId() };
    const made = await call(createSketches, {
      params: { id: plan.id },
      body: {
        sketches: sketches.map((sketch) => ({
          ...sketch,
          geometry: mutableArea(sketch.geometry),
        })),
        confirmed: sketches.length > 1,
      },
      idempotencyKey: asked.current.key,
      timeoutMs: 120_000,
      quiet: true,
      signal,
    });
    takeMadeSketches(plan.id, made);
    return made;
  });
}

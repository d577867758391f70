import { editSketch } from "@mars/contracts/planSketches";
import type { SketchProject } from "@mars/contracts/planShapes";
import type { CallInput } from "@mars/contracts";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { takeSketch } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";
import { baseOf, type ClashField, clashingFields, type SketchBase } from "./clashingFields.ts";

export type SketchEdit = Omit<Partial<CallInput<typeof editSketch>["body"]>, "autosave">;
/** What I sent beside what somebody else saved first, in the fields that we both changed. */
export type SketchClash = { mine: SketchEdit; current: SketchProject; fields: ClashField[] };
type Save = { edit: SketchEdit; base: SketchBase };

/**
 * Saves against the version that was seen when the change began, not the one that has meanwhile
 * come in by itself. Somebody else in other fields is no clash; one in the same is kept until the
 * user has chosen.
 */
export function useSketchSave(planId: string, sketch: SketchProject, onSaved: () => void) {
  const t = useText(sketchText);
  const [clash, setClash] = useState<SketchClash | null>(null);
  const request = useRequest(async ({ edit, base }: Save, signal: AbortSignal) => {
    const send = (version: number) =>
      call(editSketch, {
        params: { id: planId, sketchId: sketch.id },
        body: edit,
        ifMatch: version,
        timeoutMs: 30_000,
        quiet: true,
        signal,
      });
    try {
      const after = await send(base.version).catch((error: unknown) => {
        const current = currentSketch(error);
        if (!current || clashingFields(edit, current, base).length > 0) throw error;
        return send(current.version);
      });
      takeSketch(planId, after);
      showToast({ variant: "success", body: t("saved") });
      setClash(null);
      onSaved();
      return after;
    } catch (error) {
      const current = currentSketch(error);
      if (current) setClash({ mine: edit, current, fields: clashingFields(edit, current, base) });
      throw error;
    }
  });
  return {
    save: (edit: SketchEdit, base: SketchBase) => request.run({ edit, base }),
    isRunning: request.status === "RUNNING",
    error: clash ? null : request.error,
    clash,
    async resolve(mine: SketchEdit): Promise<void> {
      if (!clash) return;
      if (Object.keys(mine).length > 0)
        return void (await request.run({ edit: mine, base: baseOf(clash.current) }));
      takeSketch(planId, clash.current);
      setClash(null);
      onSaved();
    },
  };
}

function currentSketch(error: unknown): SketchProject | null {
  if (!(error instanceof HttpProblem) || error.status !== 412) return null;
  const { current } = error.figures;
  return typeof current === "object" && current !== null ? (current as SketchProject) : null;
}

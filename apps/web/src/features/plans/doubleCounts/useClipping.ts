import { clipSketch } from "@mars/contracts/planOverlaps";
import { editSketch, readSketch } from "@mars/contracts/planSketches";
import type { Plan, SketchProject } from "@mars/contracts/planShapes";
import type { Clip } from "@mars/domain/plans/chooseClips";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { refreshPlan } from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";

type Before = Pick<SketchProject, "id" | "name" | "geometry">;
export type Clipping = { done: number; count: number };

export const keyOf = ({ sketchId, keptId }: Clip) => [sketchId, keptId].toSorted().join();

/** Cuts sketches one after the other and can take it all back; what was cut is told at once, before
 * the list has been worked out anew. */
export function useClipping(plan: Plan) {
  const t = useText(scenarioText);
  const [running, setRunning] = useState<Clipping | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);

  async function clip(clips: readonly Clip[]): Promise<void> {
    isStopped.current = false;
    const before: Before[] = [];
    let failed = 0;
    for (const [done, one] of clips.entries()) {
      if (isStopped.current) break;
      setRunning({ done, count: clips.length });
      setBusy(keyOf(one));
      try {
        const params = { id: plan.id, sketchId: one.sketchId };
        const old = await call(readSketch, { params, quiet: true });
        await call(clipSketch, {
          params,
          body: { keptId: one.keptId },
          ifMatch: old.version,
          timeoutMs: 30_000,
          quiet: clips.length > 1,
        });
        before.push({ id: old.id, name: old.name, geometry: old.geometry });
        setSettled((known) => new Set([...known, keyOf(one)]));
      } catch {
        // The one that could not be cut stays in the list; the others go on.
        failed += 1;
      }
    }
    setRunning(null);
    setBusy(null);
    await refreshPlan(plan.id);
    setSettled(new Set());
    if (before.length > 0)
      showToast({
        variant: failed > 0 ? "warning" : "success",
        body:
          before.length === 1 && before[0]
            ? t("overlap.clipped2", { name: before[0].name })
            : t("overlap.clippedMany", { count: before.length }),
        action: { label: t("overlap.undo"), onAction: () => void restore(before) },
      });
    else if (clips.length > 1) showToast({ variant: "danger", body: t("overlap.noneClipped") });
  }

  /** The last cut is taken back first: a sketch that was cut twice ends as it began. */
  async function restore(before: readonly Before[]): Promise<void> {
    for (const { id, geometry } of before.toReversed()) {
      const params = { id: plan.id, sketchId: id };
      try {
        const { version } = await call(readSketch, { params, quiet: true });
        await call(editSketch, {
          params,
          body: { geometry, geometrySource: "uploaded" },
          ifMatch: version,
          timeoutMs: 30_000,
        });
      } catch {
        break;
      }
    }
    await refreshPlan(plan.id);
    showToast({ variant: "success", body: t("overlap.restored", { count: before.length }) });
  }

  return { clip, running, busy, settled, stop: () => void (isStopped.current = true) };
}

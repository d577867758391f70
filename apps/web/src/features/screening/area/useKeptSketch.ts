import { useLayoutEffect } from "react";
import { deleteDraft, saveDraft, readDraft } from "../../../lib/storage/formDraft.ts";
import type { DrawingState, MapModel } from "../../../map/index.ts";

const sketchDraft = "screening-sketch";
type Sketch = Pick<DrawingState, "mode" | "polygons" | "sketch" | "source">;

/**
 * A half-drawn ring outlives a reload and a sign-in, as the finished area does. A layout effect,
 * so that leaving the page, which gives the sketch up, is no longer heard.
 */
export function useKeptSketch(drawing: MapModel["drawing"], isWanted: boolean): void {
  useLayoutEffect(() => {
    const kept = isWanted ? readDraft<Sketch>(sketchDraft) : null;
    const { polygons, sketch } = drawing.store.get();
    if (kept && polygons.length === 0 && sketch.length === 0) drawing.restore(kept);
    let before = drawing.store.get();
    return drawing.store.subscribe(() => {
      const now = drawing.store.get();
      if (now.sketch === before.sketch && now.mode === before.mode) return;
      before = now;
      if (now.sketch.length === 0) deleteDraft(sketchDraft);
      else
        saveDraft(sketchDraft, {
          mode: now.mode,
          polygons: now.polygons,
          sketch: now.sketch,
          source: now.source,
        } satisfies Sketch);
    });
  }, [drawing, isWanted]);
}

import { type BoundingBox, boundingBox } from "@mars/domain/areas/boundingBox";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { useLayoutEffect, useState } from "react";
import { arrivedSession } from "../../../lib/handover/arrivedSession.ts";
import type { MapModel } from "../../../map/index.ts";
import {
  isNothing,
  keepDrawing,
  outOfSight,
  readWorkingArea,
  type WorkingArea,
} from "./workingArea.ts";

/**
 * The area in work outlives a reload, a sign-in and the tab, with its undo history. Who comes back
 * to one is asked first; until then it is on the map, and drawing on is an answer too.
 */
export function useWorkingArea(
  model: MapModel,
  { isResuming }: { isResuming: boolean },
): { asked: WorkingArea | null; resume: () => void } {
  const { drawing } = model;
  // Who comes from another system is shown what they sent from there: what was before is an undo away.
  const [kept] = useState(() => {
    if (!isNothing(drawing.store.get())) return null;
    return arrivedSession() === null ? readWorkingArea() : outOfSight(readWorkingArea());
  });
  const [isAsking, setAsking] = useState(
    () => kept !== null && !isNothing(kept.drawing) && !isResuming,
  );
  // A layout effect, so that leaving the page, which gives a sketch up, is no longer heard.
  useLayoutEffect(() => {
    if (kept && isNothing(drawing.store.get())) {
      drawing.restore(kept.drawing);
      // A view in the address was chosen: it stays, whatever is kept.
      if (!isNothing(kept.drawing) && !hasOwnPlace()) showArea(model);
    }
    let before = drawing.store.get();
    const unfollow = drawing.store.subscribe(() => {
      const now = drawing.store.get();
      const isSameShape = now.polygons === before.polygons && now.sketch === before.sketch;
      // Choosing a tool draws nothing: what is kept out of sight must not go by it.
      if (isSameShape && isNothing(now)) return;
      if (now.held || (isSameShape && now.mode === before.mode && now.source === before.source))
        return;
      before = now;
      if (!isSameShape) setAsking(false);
      keepDrawing(drawing, isSameShape ? (readWorkingArea()?.analysis ?? null) : null);
    });
    return () => {
      unfollow();
      // The next step shows the area as it was screened; here it is taken up again from what is kept.
      drawing.reset();
    };
  }, [model, drawing, kept]);
  return {
    asked: isAsking ? kept : null,
    resume() {
      setAsking(false);
      // The tools come with the step: only then is known what they lie over.
      requestAnimationFrame(() => showArea(model));
    },
  };
}

function hasOwnPlace(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.has("e") || query.has("q");
}

/** Brings the area into view; where it is well in view already, nothing moves under the pointer. */
function showArea(model: MapModel): void {
  const { polygons, sketch } = model.drawing.store.get();
  const coordinates = sketch.length > 0 ? [...polygons, [sketch]] : polygons;
  const area: MultiPolygonGeometry = { type: "MultiPolygon", coordinates };
  const box = boundingBox(area);
  if (!box) return;
  const { minX, minY, maxX, maxY } = box;
  const isSeen = isWellInView(box, model.view.store.get().extent);
  if (!isSeen || !model.view.isClear([minX, minY, maxX, maxY])) model.fit(area);
}

function isWellInView(
  { minX, minY, maxX, maxY }: BoundingBox,
  [west, south, east, north]: readonly [number, number, number, number],
): boolean {
  const isInside = minX >= west && maxX <= east && minY >= south && maxY <= north;
  return isInside && (maxX - minX) * 10 > east - west;
}

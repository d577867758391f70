import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { useEffect, useRef } from "react";
import { useStore } from "../../lib/createStore.ts";
import { areaOf } from "../drawing/areaOf.ts";
import type { Drawing } from "../drawing/Drawing.ts";
import { isSketching } from "../drawing/DrawingState.ts";
import type { ChosenArea } from "./AreaServices.ts";
import { standingTo } from "./standingTo.ts";

/** Tells the page of the area whenever its shape changes; the cursor alone changes nothing. */
export function useChosenArea(
  drawing: Drawing,
  container: AreaGeometry | undefined,
  onChange: (area: ChosenArea | null) => void,
): void {
  const { polygons, sketch, mode, source } = useStore(drawing.store);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    const state = { polygons, sketch, mode };
    const { geometry, areaHa } = areaOf({ ...state, cursor: null, refusal: null });
    // Whatever the page's own function gives back is no clean-up.
    if (!geometry) {
      tell.current(null);
      return;
    }
    const isFinished = !(isSketching(state) && state.sketch.length > 0);
    const outside = container && standingTo(geometry, container) === "outside";
    const standing = isFinished ? drawing.area() : null;
    const refusal = outside
      ? { code: "geometry.outside-container", figures: { areaHa } }
      : standing && !standing.ok
        ? standing.refusal
        : null;
    tell.current({ geometry, areaHa, source, isFinished, refusal });
  }, [drawing, polygons, sketch, mode, source, container]);
}

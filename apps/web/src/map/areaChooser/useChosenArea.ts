import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { useEffect, useRef } from "react";
import type { Store } from "../../lib/createStore.ts";
import { areaOf } from "../drawing/areaOf.ts";
import type { Drawing } from "../drawing/Drawing.ts";
import { type DrawingState, isSketching } from "../drawing/DrawingState.ts";
import { type ChosenArea, UPLOAD_WAITING } from "./AreaServices.ts";
import { containmentOf } from "./containmentOf.ts";
import { isOffLand, type Live } from "./useLiveFigures.ts";

type Conditions = {
  container: AreaGeometry | undefined;
  /** Areas of a file are shown and not used yet: until then no button means the area below them. */
  isWaiting: boolean;
};

/**
 * Tells the page of the area whenever its shape changes; the cursor alone changes nothing, and a
 * corner in the hand is told of when it is let go. Whether it lies on land is known a moment later.
 */
export function useChosenArea(
  drawing: Drawing,
  live: Store<Live>,
  { container, isWaiting }: Conditions,
  onChange: (area: ChosenArea | null) => void,
): void {
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    let told: { state: DrawingState; isOff: boolean } | null = null;
    const update = () => {
      const state = drawing.store.get();
      const isOff = isOffLand(live.get());
      if (state.held || (told?.isOff === isOff && isSameShape(told.state, state))) return;
      told = { state, isOff };
      const area = chosenArea(drawing, state, container);
      if (!area) return tell.current(null);
      const waiting = isWaiting ? { code: UPLOAD_WAITING } : null;
      const offLand = isOff ? { code: "geometry.not-on-land" } : null;
      tell.current({ ...area, refusal: waiting ?? area.refusal ?? offLand });
    };
    update();
    const unfollow = [drawing.store.subscribe(update), live.subscribe(update)];
    return () => unfollow.forEach((end) => end());
  }, [drawing, live, container, isWaiting]);
}

function isSameShape(a: DrawingState, b: DrawingState): boolean {
  return (
    a.polygons === b.polygons && a.sketch === b.sketch && a.mode === b.mode && a.source === b.source
  );
}

function chosenArea(
  drawing: Drawing,
  state: DrawingState,
  container: AreaGeometry | undefined,
): ChosenArea | null {
  const { geometry, areaHa } = areaOf({ ...state, cursor: null, refusal: null });
  if (!geometry) return null;
  const isFinished = !(isSketching(state) && state.sketch.length > 0);
  const outside = container && containmentOf(geometry, container) === "outside";
  const standing = isFinished ? drawing.area() : null;
  const refusal = outside
    ? { code: "geometry.outside-container", figures: { areaHa } }
    : standing && !standing.ok
      ? standing.refusal
      : null;
  return { geometry, areaHa, source: state.source, isFinished, refusal };
}

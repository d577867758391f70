import { useSelected, useStore } from "../../lib/createStore.ts";
import type { MapModel } from "../createMapModel.ts";
import { useIsTouch } from "../view/useIsTouch.ts";
import { isSketching } from "./DrawingState.ts";

/** Stands still in the middle while the map moves under it. */
export function TouchCross({ model }: { model: MapModel }) {
  const isTouch = useIsTouch();
  const isDrawing = useSelected(model.drawing.store, isSketching);
  const { way } = useStore(model.touchInput.store);
  return isTouch && isDrawing && way === "aim" ? (
    <i className="map-cross" aria-hidden="true" />
  ) : null;
}

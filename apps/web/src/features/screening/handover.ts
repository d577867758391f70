import type { MapState } from "../../lib/handover/MapState.ts";
import type { MapModel } from "../../map/index.ts";
import { isNothing, readWorkingArea } from "./area/workingArea.ts";
import type { ScreeningRun } from "./run/ScreeningRun.ts";

/** What another system of the family takes over: the area, the layers and the view. */
export function captureScreening(model: MapModel, run: ScreeningRun): MapState {
  const drawn = model.drawing.area();
  const { center, resolution } = model.view.store.get();
  return {
    area: run.store.get().area ?? (drawn.ok ? drawn.value : null),
    layers: model.layers.store.get().shown.map(({ id }) => id),
    view: { center, resolution },
  };
}

/**
 * What another system handed over becomes the area of step 1: exactly its area and its layers. What
 * was in work here before is one undo away.
 */
export function restoreScreening(
  model: MapModel,
  run: ScreeningRun,
  { area, layers, view }: MapState,
): void {
  if (layers) {
    for (const { id } of model.layers.store.get().shown)
      if (!layers.includes(id)) model.layers.hide(id);
    for (const id of layers) model.layers.show(id);
  }
  if (view) model.goTo(view.center, view.resolution);
  if (!area || run.id !== null) return;
  const before = readWorkingArea();
  if (before && isNothing(model.drawing.store.get())) model.drawing.restore(before.drawing);
  model.drawing.setArea(area, "drawn");
  if (!view) model.fit(area);
}

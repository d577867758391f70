import type { AreaGeometry } from "@mars/domain/areas/geometry";
import type { MapModel } from "../createMapModel.ts";
import type { AreaSource } from "../drawing/DrawingState.ts";
import type { AreaServices } from "./AreaServices.ts";
import type { AskReplaceOrAdd, Incoming } from "./useReplaceOrAdd.ts";

type Means = { model: MapModel; services: AreaServices; ask: AskReplaceOrAdd };
type Given = Incoming & { geometry: AreaGeometry };

/** A whole area takes its place on the map, beside or instead of what stands there; false when not. */
export async function takeArea(
  { model, services, ask }: Means,
  given: Given,
  source: AreaSource,
): Promise<boolean> {
  const { isTaken, standing } = await ask(given);
  if (!isTaken) return false;
  const { signal } = new AbortController();
  const { geometry } = standing
    ? await services.unite([standing.geometry, given.geometry], signal)
    : given;
  model.drawing.setArea(geometry, standing ? "drawn" : source);
  model.fit(geometry);
  return true;
}

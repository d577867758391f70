import { pickServices } from "../areaChooser/AreaServices.ts";
import type { MapModel } from "../createMapModel.ts";
import type { MapHit } from "./searchMap.ts";

/** The map goes to the hit and marks it; a parcel or a block is outlined as soon as it is known. */
export async function showHit(model: MapModel, hit: MapHit, signal: AbortSignal): Promise<void> {
  model.found.set(null);
  if (hit.extent) model.fit(hit.extent);
  else model.goTo(hit.point);
  const [x, y] = hit.point;
  model.pointAt(hit.geometry ?? { inside: { type: "Point", coordinates: [x, y] } });
  if (hit.kind !== "parcel" && hit.kind !== "fieldBlock") return;
  try {
    const found = await pickServices.pickAt(hit.kind, [x, y], signal);
    const own = found.find(({ label }) => label === hit.title) ?? found[0];
    if (!own || signal.aborted) return;
    model.pointAt(own.geometry);
    model.found.set(own);
  } catch {
    // The point still marks where it is.
  }
}

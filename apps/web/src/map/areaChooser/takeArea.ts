import { areaHa } from "@mars/domain/areas/areaHa";
import { type AreaGeometry, polygonsOf } from "@mars/domain/areas/geometry";
import type { MapModel } from "../createMapModel.ts";
import { type AreaSource, asMultiPolygon } from "../drawing/DrawingState.ts";
import type { AreaServices } from "./AreaServices.ts";
import type { AskReplaceOrAdd, Incoming } from "./useReplaceOrAdd.ts";

type Means = { model: MapModel; services: AreaServices; ask: AskReplaceOrAdd };
type Given = Incoming & { geometry: AreaGeometry };

/** A whole area takes its place on the map, next to or instead of what is there; false when not. */
export async function takeArea(
  { model, services, ask }: Means,
  given: Given,
  source: AreaSource,
): Promise<boolean> {
  const { isTaken, standing } = await ask(given);
  if (!isTaken) return false;
  const { signal } = new AbortController();
  const unite = async (parts: AreaGeometry[]) => (await services.unite(parts, signal)).geometry;
  const geometry = standing ? await unite([standing.geometry, given.geometry]) : given.geometry;
  // Parcels that are there stay on their list: what comes is what they are added to.
  const madeOf = standing && model.drawing.store.get().madeOf;
  const added =
    madeOf?.base != null ? await unite([madeOf.base.geometry, given.geometry]) : given.geometry;
  model.drawing.setArea(
    geometry,
    standing ? "drawn" : source,
    madeOf
      ? {
          chosen: madeOf.chosen,
          base: { geometry: asMultiPolygon(polygonsOf(added)), areaHa: areaHa(added) },
        }
      : null,
  );
  model.fit(geometry);
  return true;
}

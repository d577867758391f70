import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { Plan } from "@mars/contracts/plans/planShapes";
import type { MapModel } from "../../../map/index.ts";

export type UnitsOnMap = ReturnType<typeof unitsOnMap>;

/** Sub-catchments, sketches and projects of a plan by their outlines on the map. */
export function unitsOnMap(
  model: MapModel,
  plan: Plan,
  outlines: ReadonlyMap<string, MultiPolygon> | undefined,
) {
  const geometryOf = (geoLocationId: string | undefined) =>
    (geoLocationId && outlines?.get(geoLocationId)) || null;
  const outlineOf = (opId: string | null) =>
    geometryOf(plan.subCatchments.find((sub) => sub.opId === opId)?.geoLocationId);
  return {
    outlineOf,
    show: (opId: string): void => {
      const geometry = outlineOf(opId);
      if (geometry) model.fit(geometry);
    },
    point: (opId: string | null) => model.pointAt(outlineOf(opId)),
    pointItem: (item: { geoLocationId: string } | undefined) =>
      model.pointAt(geometryOf(item?.geoLocationId)),
  };
}

import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { useEffect } from "react";
import type { MapModel } from "../../../map/index.ts";

/** Land that is taken out, hatched on the map. */
export function useCutOnMap(model: MapModel, cut: AreaGeometry | null, group: string): void {
  useEffect(() => {
    if (!cut) return;
    model.shapes.set(group, [{ id: "cut", geometry: cut, style: "cut" }]);
    return () => model.shapes.clear(group);
  }, [model, cut, group]);
}

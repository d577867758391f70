import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import { useEffect, useState } from "react";
import type { MapModel } from "../../../map/index.ts";

/** A link with `?sted=` opens where it says: the row in sight and, unless the link has a view of its
 * own, the map on the sub-catchment. */
export function useOpenedPlace(
  model: MapModel,
  place: string | null,
  outlineOf: (opId: string) => MultiPolygon | null,
): void {
  const [opened] = useState(() => ({
    place,
    hasView: new URLSearchParams(window.location.search).has("e"),
  }));
  const geometry = opened.place && outlineOf(opened.place);
  useEffect(() => {
    if (opened.place === null) return;
    document.getElementById(`delopland-${opened.place}`)?.scrollIntoView({ block: "start" });
  }, [opened]);
  useEffect(() => {
    if (geometry && !opened.hasView) model.fit(geometry);
  }, [model, geometry, opened]);
}

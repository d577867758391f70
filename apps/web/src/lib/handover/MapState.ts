import type { AreaGeometry, Point } from "@mars/domain/areas/geometry";

/** What a map page has to hand over: the selected area, the active layers and where it looks. */
export type MapState = {
  area: AreaGeometry | null;
  /** Ids of the layers that are on; null where nothing is said of them. */
  layers: readonly string[] | null;
  view: { center: Point; resolution: number } | null;
};

/** What came, and the name of the system it came from, where that says so. */
export type Arrival = MapState & { sender: string | null };

export const emptyArrival: Arrival = { area: null, layers: null, view: null, sender: null };

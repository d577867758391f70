import type { AreaGeometry, Point } from "@mars/domain/areas/geometry";

/** What a map page has to hand over: the selected area, the active layers and where it looks. */
export type MapState = {
  area: AreaGeometry | null;
  /** Ids of the layers that are on. */
  layers: readonly string[];
  view: { center: Point; resolution: number } | null;
};

export const emptyMapState: MapState = { area: null, layers: [], view: null };

import type { Reproject } from "./coordinateSystem.ts";
import type { MapState } from "./MapState.ts";

/** What a map page offers: what it shows now, and taking over what another system showed. */
export type MapPage = {
  capture: () => MapState;
  restore: (state: MapState) => void;
  /** Those of them that the map can show; another system has layers of its own. */
  knownLayers: (ids: readonly string[]) => Promise<readonly string[]>;
  /** The map's own: this folder knows no projections. */
  reproject: Reproject;
};

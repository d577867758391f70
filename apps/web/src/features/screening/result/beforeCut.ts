import type { AreaGeometry, MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { createStore } from "../../../lib/createStore.ts";
import type { ScreeningState } from "../run/ScreeningState.ts";

type Cut = {
  state: ScreeningState;
  cutFor: string;
  /** The land that was taken out; it stays on the map next to the comparison. */
  cut: AreaGeometry | null;
};

/** The result that stood before land was taken out, to be compared with and gone back to. */
export const beforeCut = createStore<Cut | null>(null);

/** A cut that was restored, with the analysis of what was left: it can be made again. */
export const undoneCut = createStore<{
  before: Cut;
  analysis: string;
  rest: MultiPolygonGeometry;
} | null>(null);

import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { createStore } from "../../../lib/createStore.ts";
import type { ScreeningState } from "../run/ScreeningState.ts";

/** The result that stood before land was taken out, to be compared with and gone back to. */
export const beforeCut = createStore<{
  state: ScreeningState;
  cutFor: string;
  /** The land that was taken out; it stays on the map beside the comparison. */
  cut: AreaGeometry | null;
} | null>(null);

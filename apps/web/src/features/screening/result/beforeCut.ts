import { createStore } from "../../../lib/createStore.ts";
import type { ScreeningState } from "../run/ScreeningState.ts";

/** The result that stood before land was taken out, to be compared with and gone back to. */
export const beforeCut = createStore<{ state: ScreeningState; cutFor: string } | null>(null);

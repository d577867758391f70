import { createStore } from "../createStore.ts";

/** Where a person was going who lacks the role for it; null when only a call was refused. */
export const refusedPage = createStore<string | null>(null);

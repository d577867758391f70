import type { Query } from "@tanstack/react-query";
import { askedWaitMs } from "../http/askedWaitMs.ts";

/** Whether a query may be read again by itself: the time that the server asked for has passed. */
export function mayReadAgain({ state }: Pick<Query, "state">): boolean {
  return Date.now() >= state.errorUpdatedAt + askedWaitMs(state.error);
}

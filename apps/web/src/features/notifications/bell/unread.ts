import { createStore, useStore } from "../../../lib/createStore.ts";

/** How many of one's own messages are unread. */
export const unread = createStore<number>(0);

export function useUnread(): number {
  return useStore(unread);
}

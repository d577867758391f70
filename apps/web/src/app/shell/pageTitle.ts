import { useLayoutEffect } from "react";
import { createStore, useStore } from "../../lib/createStore.ts";

const ownTitle = createStore<string | null | undefined>(undefined);

/**
 * A page that knows its name better than its route does (a project's name, 'not found'). Null while
 * it does not know it yet, so that the route's is not said first; undefined where it has none.
 */
export function usePageTitle(title: string | null | undefined): void {
  useLayoutEffect(() => {
    ownTitle.set(title);
    return () => ownTitle.set(undefined);
  }, [title]);
}

export function useOwnTitle(): string | null | undefined {
  return useStore(ownTitle);
}

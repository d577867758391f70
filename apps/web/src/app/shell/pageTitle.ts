import { useEffect } from "react";
import { createStore, useStore } from "../../lib/createStore.ts";

const ownTitle = createStore<string | null>(null);

/** A page that knows its name better than its route does (a project's name, 'not found'). */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    ownTitle.set(title);
    return () => ownTitle.set(null);
  }, [title]);
}

export function useOwnTitle(): string | null {
  return useStore(ownTitle);
}

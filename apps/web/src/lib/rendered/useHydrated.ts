import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in what the server renders and where no script runs, true once the page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

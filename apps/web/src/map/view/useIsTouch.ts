import { useSyncExternalStore } from "react";

const query = "(hover: none), (max-width: 767px)";

/** Nothing hovers here, or the screen is a phone's: words say 'tryk', and tools are for fingers. */
export function useIsTouch(): boolean {
  return useSyncExternalStore(subscribe, isTouch, () => false);
}

function isTouch(): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia?.(query);
  media?.addEventListener("change", listener);
  return () => media?.removeEventListener("change", listener);
}

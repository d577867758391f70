import { useEffect } from "react";

/** Loaded after the first paint: nothing can go away under the focus before there is one. */
export function useKeptFocus(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    void import("./keepFocus.ts").then(({ keepFocus }) => {
      if (!isGone) stop = keepFocus();
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}

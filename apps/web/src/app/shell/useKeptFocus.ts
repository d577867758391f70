import { useEffect } from "react";

/** Loaded after the first paint: nothing can go away under the focus before there is one. */
export function useKeptFocus(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const start = async () => {
      const { keepFocus } = await import("./keepFocus.ts");
      if (!isGone) stop = keepFocus();
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}

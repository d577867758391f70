import { type RefObject, useEffect, useRef, useState } from "react";

/** The drawing's own width, so that its text keeps its size whatever the room. */
export function useWidth<E extends Element>(usual = 760): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const observed = element.current;
    if (!observed || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      const seen = Math.round(entry?.contentRect.width ?? 0);
      if (seen > 0) setWidth(seen);
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

import { type RefObject, useLayoutEffect, useRef } from "react";

/** The box of a tab's panel that scrolls. */
const SCROLLED = ".map-panel-scroll";

/** A tab opens at its top, and where one left it when one comes back. */
export function useTabScroll(tab: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  const left = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const scrolled = box.current?.closest(SCROLLED);
    if (!scrolled) return;
    if (shown.current !== tab) scrolled.scrollTop = left.current.get(tab) ?? 0;
    shown.current = tab;
    const note = () => left.current.set(tab, scrolled.scrollTop);
    scrolled.addEventListener("scroll", note);
    return () => scrolled.removeEventListener("scroll", note);
  }, [tab]);
  return box;
}

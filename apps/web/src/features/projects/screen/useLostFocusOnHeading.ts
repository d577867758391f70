import { useEffect } from "react";

/**
 * What had the focus may be gone after a change: the button of a move that was made, the panel one
 * drew in. A keyboard then continues from the heading, not from the top of the page.
 */
export function useLostFocusOnHeading(change: unknown): void {
  useEffect(() => {
    const timer = setTimeout(takeLostFocus, 50, change);
    return () => clearTimeout(timer);
  }, [change]);
}

function takeLostFocus(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  document
    .querySelector<HTMLElement>(".map-panel h1, .project-page h1")
    ?.focus({ preventScroll: true });
}

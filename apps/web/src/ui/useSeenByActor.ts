import { type RefObject, useEffect, useRef } from "react";

/** What one acts in, and what scrolls by itself. */
const ROOM = "dialog, [role=dialog], .map-panel";

/**
 * An answer to what somebody just did may stand above or below what is seen of a long form: it is
 * brought into view. What comes by itself, while nobody acts in that room, moves nothing.
 */
export function useSeenByActor(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current?.closest(ROOM)?.contains(document.activeElement)) return;
    box.current.scrollIntoView?.({ block: "nearest" });
  }, []);
  return box;
}

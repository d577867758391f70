/** What one acts in, and what scrolls by itself. */
const ROOM = "dialog,[role=dialog],.map-panel";

/**
 * An answer to what someone just did may are above or below what is seen of a long form: it is
 * brought into view. What comes by itself, while no one acts in that room, moves nothing. To be
 * given as a `ref`.
 */
export function showToActor(box: HTMLElement | null): void {
  if (box?.closest(ROOM)?.contains(document.activeElement))
    box.scrollIntoView?.({ block: "nearest" });
}

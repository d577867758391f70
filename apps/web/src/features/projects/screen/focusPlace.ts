/** From a link or a button to the place it speaks of: in sight, and with the keyboard on it. */
export function focusPlace(id: string): void {
  // After what was pressed has closed: a dialog gives the focus back to where it came from.
  setTimeout(() => {
    const place = document.getElementById(id);
    if (!place) return;
    if (place.closest(".map-panel-scroll")) scrollPanelTo(place);
    else place.scrollIntoView({ block: "start" });
    place.focus({ preventScroll: true });
  });
}

/** Only the panel: scrolling into view would move the map and the page around it as well. */
function scrollPanelTo(part: HTMLElement): void {
  const box = part.closest<HTMLElement>(".map-panel-scroll");
  if (box) box.scrollTop += part.getBoundingClientRect().top - box.getBoundingClientRect().top;
}

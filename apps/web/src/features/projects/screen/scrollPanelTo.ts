/** Only the panel: scrolling into view would move the map and the page around it as well. */
export function scrollPanelTo(part: HTMLElement): void {
  const box = part.closest<HTMLElement>(".map-panel-scroll");
  if (box) box.scrollTop += part.getBoundingClientRect().top - box.getBoundingClientRect().top;
}

/** Where an arrow key, Home or End leads among what can be focused in a panel; null for other keys. */
export function nextFocusable(panel: HTMLElement, key: string): HTMLElement | null {
  const stops = [...panel.querySelectorAll<HTMLElement>("a[href], button:not(:disabled)")];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  if (key === "ArrowDown") return stops[(now + 1) % stops.length] ?? null;
  if (key === "ArrowUp") return stops.at(now > 0 ? now - 1 : -1) ?? null;
  if (key === "Home") return stops[0] ?? null;
  return key === "End" ? (stops.at(-1) ?? null) : null;
}

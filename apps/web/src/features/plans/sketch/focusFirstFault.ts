/** Faults are shown with the next frame; then the first of them is where one goes on. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(".map-panel [aria-invalid=true]");
    const folded = field?.closest("details");
    if (folded) folded.open = true;
    field?.focus();
  });
}

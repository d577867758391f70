/** A field's own error stands before its input, and is read with it. */
const FAULT = ":is([aria-invalid=true], [role=alert]:not(:empty, .form-error-message))";

/**
 * Faults are shown with the next frame; then the first of them is where one goes on: a field, or a
 * refusal of the area or of the whole, which may have been scrolled out of the panel.
 */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const fault = document.querySelector<HTMLElement>(`.map-panel ${FAULT}`);
    const folded = fault?.closest("details");
    if (folded) folded.open = true;
    if (fault?.matches("[role=alert]")) fault.tabIndex = -1;
    fault?.focus();
  });
}

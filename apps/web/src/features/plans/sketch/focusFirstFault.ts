/** A field's own error stands before its input, and is read with it. */
const FAULT = ":is([aria-invalid=true], [role=alert]:not(:empty, .form-error-message))";

/** A refusal may be drawn some frames after it has come; later than this there is none. */
const FRAMES = 30;

/**
 * The first fault is where one continues: a field, or a refusal of the area or of the whole, which
 * may have been scrolled out of the panel. It is waited for until it is shown.
 */
export function focusFirstFault(frames = FRAMES): void {
  requestAnimationFrame(() => {
    const fault = document.querySelector<HTMLElement>(`.map-panel ${FAULT}`);
    if (!fault) return frames > 1 ? focusFirstFault(frames - 1) : undefined;
    const folded = fault.closest("details");
    if (folded) folded.open = true;
    if (fault.matches("[role=alert]")) fault.tabIndex = -1;
    fault.focus();
  });
}

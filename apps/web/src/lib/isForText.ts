/** Fields undo their own text, and behind a dialog nothing changes unseen. */
export function isForText(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox], [type=radio]), textarea, select, dialog") !== null
  );
}

/** What people press and write before the page is hydrated; begun by the document's own first script. */
type Early = { events: Event[]; stop: () => void };

declare global {
  interface Window {
    marsEarly?: Early;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Boxes and choices have a value nobody wrote; what is done to them is a click. */
const fields = "input:not([type=checkbox], [type=radio]), textarea";

/**
 * Before hydration: fields go back to what the server wrote, so that the page begins
 * with the same. Gives what does it all again once it is. Hydration takes its time on a slow
 * device: what is written meanwhile goes on from what was written before.
 */
export function replayEarlyInput(root: HTMLElement): () => void {
  const before = written(root);
  for (const control of before.keys()) control.value = control.defaultValue;
  return () => {
    const early = window.marsEarly;
    early?.stop();
    const meanwhile = written(root);
    for (const control of new Set([...before.keys(), ...meanwhile.keys()]))
      write(control, (before.get(control) ?? "") + (meanwhile.get(control) ?? ""));
    for (const { type, target } of early?.events ?? []) repeat(type, target);
    delete window.marsEarly;
  };
}

function written(root: HTMLElement): Map<Control, string> {
  const changed = [...root.querySelectorAll<Control>(fields)].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  return new Map(changed.map((control) => [control, control.value]));
}

/** By the browser's own setter: React takes what is set on the element itself for its own doing. */
function write(control: Control, text: string): void {
  const { prototype } =
    control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, "value", "", control);
  Reflect.set(prototype, "value", text, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function repeat(type: string, target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  if (type === "submit") (target as HTMLFormElement).requestSubmit();
  else target.click();
}

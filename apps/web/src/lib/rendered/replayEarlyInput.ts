/** What people press and write before the page is hydrated; begun by the document's own first script. */
type Early = { events: Event[]; stop: () => void };

declare global {
  interface Window {
    marsEarly?: Early;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Boxes and choices have a value no one wrote; what is done to them is a click. */
const fields = "input:not([type=checkbox], [type=radio]), textarea, select";

/** As the document's first script has it. */
const pressable = "button, summary, [type=checkbox], [type=radio]";

/**
 * Before hydration: fields go back to what the server wrote, so that the page begins
 * with the same. Gives what does it all again once it is. Hydration takes its time on a slow
 * device: what is written meanwhile continues from what was written before; of two choices the later
 * stands.
 */
export function replayEarlyInput(root: HTMLElement): () => void {
  const before = written(root);
  for (const control of before.keys()) control.value = renderedValue(control);
  return () => {
    const early = window.marsEarly;
    early?.stop();
    const meanwhile = written(root);
    for (const control of new Set([...before.keys(), ...meanwhile.keys()]))
      write(control, before.get(control) ?? "", meanwhile.get(control) ?? "");
    for (const { type, target } of early?.events ?? []) repeat(type, target);
    delete window.marsEarly;
  };
}

function written(root: HTMLElement): Map<Control, string> {
  const changed = [...root.querySelectorAll<Control>(fields)].filter(
    (control) => control.value !== renderedValue(control),
  );
  return new Map(changed.map((control) => [control, control.value]));
}

function renderedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** By the browser's own setter: React takes what is set on the element itself for its own doing. */
function write(control: Control, before: string, meanwhile: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = meanwhile || before;
    control.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { prototype } =
    control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, "value", "", control);
  Reflect.set(prototype, "value", before + meanwhile, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What was pressed is often the picture on a button, and only the button can be clicked by script. */
function repeat(type: string, target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.isConnected) return;
  if (type === "submit") (target as HTMLFormElement).requestSubmit();
  else target.closest<HTMLElement>(pressable)?.click();
}

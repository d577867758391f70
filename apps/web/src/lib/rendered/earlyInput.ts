/** What people press and write before the page is alive; begun by the document's own first script. */
type Early = { events: Event[]; stop: () => void };

declare global {
  interface Window {
    marsEarly?: Early;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement;
type Written = { control: Control; text: string };

/**
 * Before the page comes alive: fields go back to what the server wrote, so that the page begins
 * with the same. Gives what does it all again once it is.
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const written = [...root.querySelectorAll<Control>("input, textarea")]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((control): Written => ({ control, text: control.value }));
  for (const { control } of written) control.value = control.defaultValue;
  return () => {
    const early = window.marsEarly;
    early?.stop();
    for (const one of written) write(one);
    for (const { type, target } of early?.events ?? []) repeat(type, target);
    delete window.marsEarly;
  };
}

/** By the browser's own setter: React takes what is set on the element itself for its own doing. */
function write({ control, text }: Written): void {
  const { prototype } =
    control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, "value", text, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function repeat(type: string, target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  if (type === "submit") (target as HTMLFormElement).requestSubmit();
  else target.click();
}

import "../navigation/navigation.css";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classes } from "../classes.ts";

type Props = {
  button: ReactNode;
  /** Read instead of the button's content where that is only an icon or initials. */
  label?: string;
  children: (close: () => void) => ReactNode;
  className?: string;
  onOpen?: () => void;
};

/**
 * A button with a panel beneath it: closes on Escape, on a click outside and when focus leaves.
 * Arrow keys, Home and End walk what lies in it; the down arrow also opens it.
 */
export function Menu({ button, label, children, className, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const opener = trigger.current;
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    // Also after a click on plain text inside, which leaves the focus with the page.
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", escape);
      // Focus that stood in the panel fell to the page when the panel went.
      if (document.activeElement === document.body) opener?.focus();
    };
  }, [isOpen]);

  const close = () => setOpen(false);
  const open = () => {
    onOpen?.();
    setOpen(true);
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen && event.key === "ArrowDown") {
      event.preventDefault();
      open();
      return;
    }
    const panel = document.getElementById(id);
    const stop = panel && nextFocusable(panel, event.key);
    if (!stop) return;
    // Else the page scrolls away under the open panel.
    event.preventDefault();
    stop.focus();
  };

  return (
    // Only adds keys to the buttons and links inside, which have the roles.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes("menu", className)} ref={box} onKeyDown={walk}>
      <button
        type="button"
        ref={trigger}
        className="menu-button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? close : open}
      >
        {button}
      </button>
      {isOpen && (
        <div className="menu-panel" id={id}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** Where an arrow key, Home or End leads among what can be focused in a panel; null for other keys. */
function nextFocusable(panel: HTMLElement, key: string): HTMLElement | null {
  const stops = [...panel.querySelectorAll<HTMLElement>("a[href], button:not(:disabled)")];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  if (key === "ArrowDown") return stops[(now + 1) % stops.length] ?? null;
  if (key === "ArrowUp") return stops.at(now > 0 ? now - 1 : -1) ?? null;
  if (key === "Home") return stops[0] ?? null;
  return key === "End" ? (stops.at(-1) ?? null) : null;
}

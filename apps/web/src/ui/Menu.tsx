import "./navigation.css";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classes } from "./classes.ts";

type Props = {
  button: ReactNode;
  /** Read instead of the button's content where that is only an icon or initials. */
  label?: string;
  children: (close: () => void) => ReactNode;
  className?: string;
  onOpen?: () => void;
};

/** A button with a panel beneath it: closes on Escape, on a click outside and when focus leaves. */
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
    const escape = (event: KeyboardEvent) => {
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

  return (
    <div className={classes("menu", className)} ref={box}>
      <button
        type="button"
        ref={trigger}
        className="menu-button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
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

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { appText } from "../text.ts";
import { MainMenu } from "./MainMenu.tsx";
import { ServiceLinks } from "./ServiceLinks.tsx";
import { SignInButton } from "./SignInButton.tsx";

/**
 * Where the main menu has no room: one button, and a panel that lies over the page. It closes on
 * Escape, on a press outside it, and when focus leaves it, so that it never covers what has focus.
 */
export function useMobileMenu(extra?: ReactNode) {
  const t = useText(appText);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    // Else focus falls to the body with what was chosen; a new page takes it from here.
    trigger.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const outside = ({ target }: Event) => {
      const isWithin = [trigger.current, box.current].some((part) =>
        part?.contains(target as Node),
      );
      // A dialog that was opened from the panel gives focus back to it.
      if (!isWithin && !(target as Element).closest("dialog")) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
    };
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    close();
  };
  const button = (
    <Button
      ref={trigger}
      variant="secondary"
      className="mobile-menu-button"
      icon={isOpen ? "close" : "menu"}
      aria-expanded={isOpen}
      aria-controls="mobile-menu"
      onClick={() => setOpen(!isOpen)}
      onKeyDown={closeOnEscape}
    >
      <span className="mobile-menu-word">{t("nav.menu")}</span>
    </Button>
  );
  const panel = (
    // Escape closes it from wherever in it one is; what lies in it has the roles.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      id="mobile-menu"
      ref={box}
      className="mobile-menu"
      hidden={!isOpen}
      onKeyDown={closeOnEscape}
    >
      <div className="container">
        <MainMenu className="mobile-nav" onChoose={close} />
        <ul className="mobile-service">
          <ServiceLinks isStacked onFollow={close} />
        </ul>
        {extra}
        <SignInButton />
      </div>
    </div>
  );
  return { button, panel };
}

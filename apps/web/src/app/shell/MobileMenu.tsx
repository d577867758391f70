import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/Button.tsx";
import { appText } from "../text.ts";
import { MainMenu } from "./MainMenu.tsx";
import { ServiceLinks } from "./ServiceLinks.tsx";
import { SignInButton } from "./SignInButton.tsx";

/** Up to 1320 px: one button; the panel pushes the page down, so nothing is hidden beneath it. */
export function useMobileMenu(extra?: ReactNode) {
  const t = useText(appText);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    trigger.current?.focus();
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
    <div id="mobile-menu" className="mobile-menu" hidden={!isOpen} onKeyDown={closeOnEscape}>
      <div className="container">
        <MainMenu className="mobile-nav" onChoose={() => setOpen(false)} />
        <ul className="mobile-service">
          <ServiceLinks isStacked />
        </ul>
        {extra}
        <SignInButton />
      </div>
    </div>
  );
  return { button, panel };
}

import { type RefObject, useEffect } from "react";

/**
 * Focus whose element goes, or can no longer be used, stays where that was: on the nearest thing
 * around it that is left. On the body the next Tab would begin at the top of the page.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const outermost = box.current;
    if (!outermost) return;
    let path: Element[] = [];
    const remember = ({ target }: Event) => {
      path = [];
      for (let one = target as Element | null; one; one = one.parentElement) {
        path.push(one);
        if (one === outermost) return;
      }
    };
    // Who clicks beside everything has left it on purpose.
    const forget = () => (path = []);
    const keep = () => {
      const [held] = path;
      if (!held || (held.isConnected && !held.matches(":disabled"))) return;
      // A frame later: whoever knows a better place has put it there by then.
      requestAnimationFrame(() => {
        const { activeElement, body } = document;
        if (activeElement !== null && activeElement !== body && activeElement !== held) return;
        const left = path.slice(1).find((one) => one.isConnected);
        if (left instanceof HTMLElement) focusOn(left);
      });
    };
    const changes = new MutationObserver(keep);
    changes.observe(outermost, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    outermost.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, { capture: true });
    return () => {
      changes.disconnect();
      outermost.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, { capture: true });
    };
  }, [box]);
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

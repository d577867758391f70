/**
 * Focus that stood on something that went away falls to the body, and the next Tab begins at the
 * page's top. It goes instead to what stood around it, or to the page's heading. Whoever moves the
 * focus on purpose comes first; whoever pressed next to everything wanted it nowhere.
 */
export function keepFocus(page: Document = document): () => void {
  let trail: Element[] = [];
  let isPressing = false;
  let frame = 0;
  const arrived = ({ target }: Event) => {
    trail = [];
    for (let at = target as Element | null; at && at !== page.body; at = at.parentElement)
      trail.push(at);
  };
  const left = () => {
    if (isPressing) trail = [];
  };
  const pressed = () => {
    isPressing = true;
  };
  const released = () => {
    isPressing = false;
  };
  /** A control that was switched off under the focus gets it back when it is on again. */
  let lent: { control: HTMLElement; to: HTMLElement } | null = null;
  const settle = () => {
    frame = 0;
    const [stood] = trail;
    if (!isLost(page) || !stood || !isGone(stood)) return;
    const around = trail.find((part) => !isGone(part) && !isEmpty(part) && part.id !== "app");
    const start =
      around && !around.matches(".shell, main") ? around : page.querySelector("main h1");
    if (!(start instanceof HTMLElement)) return;
    lendFocus(start);
    lent = stood instanceof HTMLElement && stood.isConnected ? { control: stood, to: start } : null;
  };
  // A frame later: what a component focuses itself stands then.
  const changed = () => {
    if (lent && page.activeElement === lent.to && !isGone(lent.control)) lent.control.focus();
    if (frame === 0 && isLost(page) && trail.length > 0) frame = requestAnimationFrame(settle);
  };
  const observer = new MutationObserver(changed);
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["hidden", "disabled"],
  });
  page.addEventListener("focusin", arrived);
  page.addEventListener("focusout", left);
  page.addEventListener("pointerdown", pressed, true);
  page.addEventListener("pointerup", released, true);
  page.addEventListener("pointercancel", released, true);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    page.removeEventListener("focusin", arrived);
    page.removeEventListener("focusout", left);
    page.removeEventListener("pointerdown", pressed, true);
    page.removeEventListener("pointerup", released, true);
    page.removeEventListener("pointercancel", released, true);
  };
}

/** For as long as it has the focus: a press inside it later must not land on it. */
function lendFocus(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    const left = () => {
      // The window has lost it, and gives it back here.
      if (element.ownerDocument.activeElement === element) return;
      element.removeEventListener("blur", left);
      element.removeAttribute("tabindex");
    };
    element.addEventListener("blur", left);
  }
  element.focus({ preventScroll: true });
}

const isLost = ({ activeElement, body }: Document) =>
  activeElement === null || activeElement === body || isGone(activeElement);

/** Nothing is left in it: focus there would be neither seen nor heard. */
const isEmpty = (element: Element) =>
  element.textContent.trim() === "" &&
  element.querySelector("button, a, input, select, textarea, [aria-label]") === null;

/** Out of the page, hidden, or a control that is switched off. */
const isGone = (element: Element) =>
  !element.isConnected ||
  element.closest("[hidden], [inert]") !== null ||
  element.matches(":disabled");

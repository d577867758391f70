import { afterEach } from "vitest";

// One main action per screen holds for every dialog that any test opens, in every state it is in.
const crowded = new Set<string>();

function noteCrowded(): void {
  for (const dialog of document.querySelectorAll("dialog")) {
    const names = [...dialog.querySelectorAll(".button-primary")]
      .filter((button) => button.closest("dialog") === dialog && !button.closest("[hidden]"))
      .map(({ textContent }) => textContent);
    if (names.length > 1) crowded.add(names.join(" | "));
  }
}

if (typeof document !== "undefined") {
  new MutationObserver(noteCrowded).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["class", "hidden"],
  });
  afterEach(() => {
    const found = [...crowded];
    crowded.clear();
    if (found.length > 0) throw new Error(`More than one main action: ${found.join("; ")}`);
  });
}

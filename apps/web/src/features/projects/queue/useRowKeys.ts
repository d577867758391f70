import { useEffect } from "react";

const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable], dialog *";

/** j and k go from case to case, x chooses the one that is focused; Enter opens it as any link. */
export function useRowKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element))
        return;
      if (event.target.closest(TYPING) || document.querySelector("dialog[open]")) return;
      const links = [...document.querySelectorAll<HTMLAnchorElement>(".queue-name a")];
      const at = links.findIndex((link) => link === document.activeElement);
      if (event.key === "j" || event.key === "k") {
        const next = links[at < 0 ? 0 : at + (event.key === "j" ? 1 : -1)];
        next?.focus();
      } else if (event.key === "x" && at >= 0) {
        links[at]!.closest(".queue-name")?.querySelector("input")?.click();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

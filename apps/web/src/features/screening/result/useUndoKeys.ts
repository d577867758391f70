import { useEffect, useRef } from "react";
import { isForText } from "../../../lib/isForText.ts";

type Keys = { undo: (() => void) | null; redo: (() => void) | null };

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, from anywhere on the page, as while drawing. */
export function useUndoKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key)) return;
      const isRedo = event.shiftKey || /^y$/i.test(event.key);
      const act = isRedo ? latest.current.redo : latest.current.undo;
      if (!act || event.defaultPrevented || isForText(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}

import { useState } from "react";
import { useLocation } from "../../../lib/router/currentLocation.ts";

/** Sections opened before on this visit: whoever comes back finds the page as they left it. */
const opened = new Set<string>();

/** Whether a section that folds on a phone is open: by choice, or because the address names it. */
export function useFolded(id: string): readonly [isOpen: boolean, toggle: () => void] {
  const { pathname, hash } = useLocation();
  const key = `${pathname}#${id}`;
  const [isOpen, setOpen] = useState(opened.has(key));
  // A link within the page leads to what it folds: that opens, however it was left.
  const [followed, setFollowed] = useState("");
  if (followed !== hash) {
    setFollowed(hash);
    if (hash === `#${id}`) setOpen(true);
  }
  const toggle = () => {
    if (isOpen) opened.delete(key);
    else opened.add(key);
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}

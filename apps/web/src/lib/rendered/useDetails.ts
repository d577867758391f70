import { type ToggleEvent, useEffect, useRef, useState } from "react";
import { useExpandAll } from "./useExpandAll.ts";

/**
 * Whether a `<details>` is open, for content that is made only then. It may have been opened before
 * its part of the page was hydrated, when no one heard of it.
 */
export function useDetails() {
  const isAsked = useExpandAll();
  const [isOpen, setOpen] = useState(isAsked);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => setOpen(ref.current?.open ?? false), []);
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  return { isOpen, details: { ref, onToggle, ...(isAsked && { open: isOpen }) } };
}

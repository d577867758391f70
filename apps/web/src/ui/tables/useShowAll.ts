import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useExpandAll } from "../../lib/rendered/useExpandAll.ts";

/**
 * Whether a list that begins cut is shown whole: when that is requested, by a button or in the
 * address, and on paper.
 */
export function useShowAll(): readonly [isWhole: boolean, showWhole: () => void] {
  const isAsked = useExpandAll();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // The sheet is set as soon as this returns: an update that waits its turn comes too late.
    const beforePrint = () => flushSync(() => setShown(true));
    window.addEventListener("beforeprint", beforePrint);
    return () => window.removeEventListener("beforeprint", beforePrint);
  }, []);
  return [isAsked || isShown, () => setShown(true)];
}

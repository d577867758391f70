import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether a list that begins cut is shown whole: when that is asked for, and on paper. */
export function useShownWhole(): readonly [isWhole: boolean, showWhole: () => void] {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    // The sheet is set as soon as this returns: an update that waits its turn comes too late.
    const beforePrint = () => flushSync(() => setWhole(true));
    window.addEventListener("beforeprint", beforePrint);
    return () => window.removeEventListener("beforeprint", beforePrint);
  }, []);
  return [isWhole, () => setWhole(true)];
}

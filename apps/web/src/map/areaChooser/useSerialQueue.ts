import { useCallback, useEffect, useRef } from "react";
import type { Picking } from "./Picking.ts";

type Task = (signal: AbortSignal) => Promise<Partial<Picking>>;

/** One pick after the other: whoever clicks five parcels faster than they are found gets all five. */
export function useSerialQueue(change: (part: Partial<Picking>) => void) {
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const work = useCallback(
    (task: Task, isFollowUp = false): Promise<void> => {
      const { signal } = leaving.current;
      const earlier = queue.current;
      const runNext = async () => {
        await earlier;
        const result = signal.aborted ? {} : await task(signal).catch(() => failed);
        waiting.current -= 1;
        if (!signal.aborted) change({ ...result, isBusy: waiting.current > 0 });
      };
      waiting.current += 1;
      // What an earlier pick asked or missed stays until the user does something else.
      change({ isBusy: true, ...(!isFollowUp && { fault: null, candidates: [] }) });
      queue.current = runNext();
      return queue.current;
    },
    [change],
  );
  const isRunning = useCallback(() => waiting.current > 0, []);
  return { work, isRunning };
}

const failed = { fault: "failed" } as const;

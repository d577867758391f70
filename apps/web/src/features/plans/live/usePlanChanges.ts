import { readPlanChanges } from "@mars/contracts/plans/plans";
import type { Answer } from "@mars/contracts/platform/contract";
import { useEffect, useRef, useState } from "react";
import { askedWaitMs } from "../../../lib/http/askedWaitMs.ts";
import { call } from "../../../lib/http/call.ts";
import { randomId } from "../../../lib/randomId.ts";
import { refreshPlan } from "../planQueries.ts";

type Changes = Answer<typeof readPlanChanges>;
export type PresentPerson = Changes["present"][number];
export type PlanChange = Changes["changes"][number];

const everyMs = 2_500;

type Options = {
  /** The sketch this page has open for editing, so that others see it. */
  editing?: string | null;
  onOthers?: (changes: readonly PlanChange[]) => void;
};

/** Asks what changed while the page is visible; the lists follow without reloading. */
export function usePlanChanges(planId: string, { editing = null, onOthers }: Options = {}) {
  const [present, setPresent] = useState<readonly PresentPerson[]>([]);
  const [page] = useState(randomId);
  const listener = useRef(onOthers);
  useEffect(() => {
    listener.current = onOthers;
  });

  // Kept when one begins to edit: what happens in that moment must not be passed over.
  const seen = useRef({ planId, after: 0 });
  const notBefore = useRef(0);

  useEffect(() => {
    const stopped = new AbortController();
    let timer = 0;
    if (seen.current.planId !== planId) seen.current = { planId, after: 0 };
    function askAfter(ms: number): void {
      timer = window.setTimeout(() => void ask(), Math.max(ms, notBefore.current - Date.now()));
    }
    async function ask(): Promise<void> {
      if (document.visibilityState === "visible") {
        try {
          const { after } = seen.current;
          const answer = await call(readPlanChanges, {
            params: { id: planId },
            query: { after, presence: page, ...(editing && { editing }) },
            signal: stopped.signal,
            quiet: true,
          });
          if (stopped.signal.aborted) return;
          const others = answer.changes.filter(({ isMine }) => !isMine);
          if (answer.changes.length > 0) await refreshPlan(planId);
          // The first answer tells where to begin, and what the lists may have been too early for.
          if (after > 0 && others.length > 0) listener.current?.(others);
          seen.current.after = answer.next;
          setPresent((before) =>
            JSON.stringify(before) === JSON.stringify(answer.present) ? before : answer.present,
          );
        } catch (error) {
          // A missed answer is made up for by the next; the number has not moved.
          notBefore.current = Date.now() + askedWaitMs(error);
        }
      }
      if (!stopped.signal.aborted) askAfter(everyMs);
    }
    if (Date.now() >= notBefore.current) void ask();
    else askAfter(0);
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [planId, page, editing]);

  return present;
}

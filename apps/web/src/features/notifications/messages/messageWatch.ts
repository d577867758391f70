import type { Answer } from "@mars/contracts/platform/contract";
import { watchMessages } from "@mars/contracts/messages/messages";
import { askedWaitMs } from "../../../lib/http/askedWaitMs.ts";
import { call } from "../../../lib/http/call.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { unread } from "../bell/unread.ts";

const POLL_MS = 15_000;

/** Polls for what is new while the page is visible: unread messages, and projects that
 * changed, which open pages then read again. */
export function startMessageWatch(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let after: number | undefined;
  let isAsking = false;
  let notBefore = 0;

  async function poll(): Promise<void> {
    // Two at once could answer in the other order, and take the number back.
    if (isAsking || document.visibilityState !== "visible" || Date.now() < notBefore) return;
    isAsking = true;
    try {
      const found = await call(watchMessages, { query: { after }, signal, quiet: true });
      // An answer under way when someone signs out is about them, not about who comes next.
      if (signal.aborted) return;
      const isFirst = after === undefined;
      after = found.last;
      follow(found, isFirst);
    } catch (error) {
      // Asked again soon; until then the page shows what it knows.
      notBefore = Date.now() + askedWaitMs(error);
    } finally {
      isAsking = false;
    }
  }

  const timer = setInterval(() => void poll(), POLL_MS);
  document.addEventListener("visibilitychange", poll);
  void poll();
  return () => {
    stopped.abort();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", poll);
    unread.set(0);
  };
}

function follow(found: Answer<typeof watchMessages>, isFirst: boolean): void {
  const isNew = found.unread !== unread.get();
  unread.set(found.unread);
  if (isNew) void queryClient.invalidateQueries({ queryKey: ["messages"] });
  if (isNew) void queryClient.invalidateQueries({ queryKey: ["offers"] });
  // Whoever lost their part is not told that the project changed, but always gets a message.
  if (isNew && !isFirst) void queryClient.invalidateQueries({ queryKey: ["project"] });
  for (const id of found.changed) void followProject(id);
  if (found.changed.length > 0) void queryClient.invalidateQueries({ queryKey: ["projects"] });
}

/** The project brings its log along; what else belongs to the case is read after it. */
async function followProject(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["project", id] }, { cancelRefetch: false });
  await queryClient.invalidateQueries({ queryKey: ["project-case", id] });
}

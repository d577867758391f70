import { watchMessages } from "@mars/contracts/messages";
import { call } from "../../lib/http/call.ts";
import { queryClient } from "../../lib/serverData/serverQuery.ts";
import { unread } from "./unread.ts";

const POLL_MS = 15_000;
let after: number | undefined;
let timer: ReturnType<typeof setInterval> | null = null;

/** Polls for what is new while the page is visible: unread messages, and projects that
 * changed, which open pages then read anew. */
export function startMessageWatch(): () => void {
  timer ??= setInterval(() => void poll(), POLL_MS);
  document.addEventListener("visibilitychange", poll);
  void poll();
  return () => {
    if (timer) clearInterval(timer);
    timer = null;
    after = undefined;
    unread.set(0);
    document.removeEventListener("visibilitychange", poll);
  };
}

async function poll(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  try {
    const found = await call(watchMessages, { query: { after }, quiet: true });
    const isNew = found.unread !== unread.get();
    after = found.last;
    unread.set(found.unread);
    if (isNew) void queryClient.invalidateQueries({ queryKey: ["messages"] });
    if (isNew) void queryClient.invalidateQueries({ queryKey: ["offers"] });
    for (const id of found.changed) {
      void queryClient.invalidateQueries({ queryKey: ["project", id] });
      void queryClient.invalidateQueries({ queryKey: ["project-case", id] });
    }
    if (found.changed.length > 0) void queryClient.invalidateQueries({ queryKey: ["projects"] });
  } catch {
    // Asked again soon; until then the page shows what it knows.
  }
}

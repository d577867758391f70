import { markRead } from "@mars/contracts/messages/messages";
import { call } from "../../../lib/http/call.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { unread } from "../bell/unread.ts";

/** Marks messages as read; without ids all of them. */
export async function markMessages(ids?: string[]): Promise<void> {
  const answer = await call(markRead, { body: ids ? { ids } : {} });
  unread.set(answer.unread);
  await queryClient.invalidateQueries({ queryKey: ["messages"] });
}

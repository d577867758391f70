import {
  addRoundReminder,
  listRoundReminders,
  removeRoundReminder,
} from "@mars/contracts/messages/roundReminders";
import { call } from "../../../lib/http/call.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { queryClient, useServerQuery } from "../../../lib/serverData/serverQuery.ts";

const queryKey = ["round-reminders"];

/** The schemes whose next round one is told of; for those who are signed in. */
export function useRoundReminders() {
  return useServerQuery({
    queryKey,
    queryFn: ({ signal }) => call(listRoundReminders, { signal, quiet: true }),
  });
}

/** Asks to be told of a scheme's next round, or no longer. The message leads to the result asked from. */
export function useRoundReminderChange(schemeId: string, analysis: string | null = null) {
  return useRequest(async (isWanted: boolean, signal: AbortSignal) => {
    const input = { params: { id: schemeId }, signal, quiet: true };
    const query = analysis === null ? {} : { analysis };
    await (isWanted
      ? call(addRoundReminder, { ...input, query })
      : call(removeRoundReminder, input));
    await queryClient.invalidateQueries({ queryKey });
    return true;
  });
}

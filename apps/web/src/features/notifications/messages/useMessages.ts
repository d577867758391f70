import { listMessages } from "@mars/contracts/messages/messages";
import { call } from "../../../lib/http/call.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";

/** What the signed-in person was told, newest first. */
export function useMessages() {
  return useServerQuery({
    queryKey: ["messages"],
    queryFn: ({ signal }) => call(listMessages, { query: {}, signal, quiet: true }),
  });
}

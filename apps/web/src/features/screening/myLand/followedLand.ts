import { followLand, listFollowedLand, unfollowLand } from "@mars/contracts/messages/subscriptions";
import { call } from "../../../lib/http/call.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { queryClient, useServerQuery } from "../../../lib/serverData/serverQuery.ts";

const queryKey = ["followed-land"];

/** The land one gets messages about; for those who are signed in. */
export function useFollowedLand() {
  return useServerQuery({
    queryKey,
    queryFn: ({ signal }) => call(listFollowedLand, { signal, quiet: true }),
  });
}

export function useFollow() {
  return useRequest(async (land: { title: string; area: string }, signal: AbortSignal) => {
    await call(followLand, { body: land, signal, quiet: true });
    await queryClient.invalidateQueries({ queryKey });
    return true;
  });
}

export function useUnfollow() {
  return useRequest(async (id: string, signal: AbortSignal) => {
    await call(unfollowLand, { params: { id }, signal, quiet: true });
    await queryClient.invalidateQueries({ queryKey });
    return true;
  });
}

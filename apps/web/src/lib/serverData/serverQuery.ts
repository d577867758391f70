import {
  type DefaultError,
  onlineManager,
  QueryClient,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";

/**
 * The one cache of server data. It is handed to the hooks here rather than through a provider,
 * so that pages which need no cache (front page, status) do not load the library.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The HTTP client retries already, by SPEC 7's rules.
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
  },
});

// There is no provider that would: without it nothing is read again when the page is looked at again.
queryClient.mount();

/** Without a connection questions wait for one: whoever waits for their answers should not. */
export function canAsk(): boolean {
  return onlineManager.isOnline();
}

/**
 * `known`: as it was answered, and nothing has changed since. Otherwise there is no answer yet, or
 * one from before a change: a new one is on its way (`reading`), or it could not be had (`unread`).
 */
export type Freshness = "known" | "reading" | "unread";

export function freshnessOf(
  queryKey: QueryKey,
  { data, isError, fetchStatus }: Pick<UseQueryResult, "data" | "isError" | "fetchStatus">,
): Freshness {
  const isOld = queryClient.getQueryState(queryKey)?.isInvalidated === true;
  if (data !== undefined && !isError && !isOld) return "known";
  return fetchStatus === "fetching" ? "reading" : "unread";
}

export function useServerQuery<T, E = DefaultError, D = T, K extends QueryKey = QueryKey>(
  options: UseQueryOptions<T, E, D, K>,
) {
  return useQuery(options, queryClient);
}

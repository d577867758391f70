import {
  type DefaultError,
  onlineManager,
  QueryClient,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
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

// There is no provider that would: without it nothing is read anew when the page is looked at again.
queryClient.mount();

/** Without a connection questions wait for one: whoever waits for their answers should not. */
export function canAsk(): boolean {
  return onlineManager.isOnline();
}

/** An answer is on its way to a question that has none yet, or one from before a change. */
export function isBeingReadAnew(
  queryKey: QueryKey,
  { isFetching, isPending }: { isFetching: boolean; isPending: boolean },
): boolean {
  return isFetching && (isPending || queryClient.getQueryState(queryKey)?.isInvalidated === true);
}

export function useServerQuery<T, E = DefaultError, D = T, K extends QueryKey = QueryKey>(
  options: UseQueryOptions<T, E, D, K>,
) {
  return useQuery(options, queryClient);
}

import { listFilters, readQueue } from "@mars/contracts/projects/casework";
import { listProjects } from "@mars/contracts/projects/projects";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../../lib/http/call.ts";
import { mayReadAgain } from "../../../lib/serverData/mayReadAgain.ts";
import { queryClient, useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { listQueryOf, type QueueQuery } from "./queueQuery.ts";

/** The cases of one view, page by page; the rows of the pages before stay. */
export function useCases(query: QueueQuery, { limit = 50, isEnabled = true } = {}) {
  const asked = { ...listQueryOf(query), limit };
  const list = useInfiniteQuery(
    {
      queryKey: ["projects", asked],
      queryFn: ({ signal, pageParam }) =>
        call(listProjects, {
          query: { ...asked, cursor: pageParam ?? undefined },
          signal,
          quiet: true,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: (before) => before,
      refetchOnWindowFocus: mayReadAgain,
      enabled: isEnabled,
    },
    queryClient,
  );
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return { ...list, rows, total: list.data?.pages[0]?.total ?? null };
}

/** Where a case is in the whole view it was opened from, and which one is first. */
export function useCasePlace(query: QueueQuery, around: string, isEnabled = true) {
  const asked = { ...listQueryOf(query), around, limit: 1 };
  const { data } = useServerQuery({
    queryKey: ["projects", asked],
    queryFn: ({ signal }) => call(listProjects, { query: asked, signal, quiet: true }),
    refetchOnWindowFocus: mayReadAgain,
    enabled: isEnabled,
  });
  return data && { place: data.place, total: data.total, first: data.items[0] ?? null };
}
export type CasePlace = NonNullable<NonNullable<ReturnType<typeof useCasePlace>>["place"]>;

/** How much waits, and who the caseworkers are. */
export function useQueue() {
  return useServerQuery({
    queryKey: ["projects", "queue"],
    queryFn: ({ signal }) => call(readQueue, { signal, quiet: true }),
    refetchOnWindowFocus: mayReadAgain,
  });
}

export function useFilters() {
  return useServerQuery({
    queryKey: ["casework-filters"],
    queryFn: ({ signal }) => call(listFilters, { signal, quiet: true }),
  });
}

export function reloadQueue(): void {
  void queryClient.invalidateQueries({ queryKey: ["projects"] });
}

import { listProjects } from "@mars/contracts/projects/projects";
import type { ProjectListItem } from "@mars/contracts/projects/projectShapes";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../../lib/http/call.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import type { ListQuery } from "./listQuery.ts";

/** The list page by page; the rows of the pages before stay. */
export function useProjectList({ q, client, turn, sort }: ListQuery) {
  const query = {
    view: "mine" as const,
    q: q || undefined,
    client: client || undefined,
    turn: turn === "all" ? undefined : turn || ("usual" as const),
    sort: sort?.by,
    direction: sort ? (sort.isDescending ? ("desc" as const) : ("asc" as const)) : undefined,
  };
  const list = useInfiniteQuery(
    {
      queryKey: ["projects", query],
      queryFn: ({ signal, pageParam }) =>
        call(listProjects, {
          query: { ...query, cursor: pageParam ?? undefined },
          signal,
          quiet: true,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: (before) => before,
    },
    queryClient,
  );
  const rows: readonly ProjectListItem[] = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    ...list,
    rows,
    total: list.data?.pages[0]?.total ?? null,
    turn: list.data?.pages[0]?.turn ?? null,
    turns: list.data?.pages[0]?.turns ?? null,
    clients: list.data?.pages[0]?.clients ?? [],
  };
}

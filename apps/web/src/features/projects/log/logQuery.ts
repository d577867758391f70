import { listRevisions } from "@mars/contracts/projects/projectDocuments";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/http/call.ts";

const pageSize = 20;

/** The log of a project as it is at a version, newest first. */
export function logQuery({ id, version }: Pick<Project, "id" | "version">) {
  return infiniteQueryOptions({
    queryKey: ["project-case", id, "revisions", version],
    queryFn: ({ signal, pageParam }) =>
      call(listRevisions, {
        params: { id },
        query: { limit: pageSize, cursor: pageParam ?? undefined },
        signal,
        quiet: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

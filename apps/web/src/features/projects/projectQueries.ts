import { listDatasets } from "@mars/contracts/datasets/layers";
import { readMasterData } from "@mars/contracts/datasets/masterData";
import { listRemarks, readCorrection } from "@mars/contracts/projects/projectRemarks";
import type { Project } from "@mars/contracts/projects/projectShapes";
import {
  findNeighbours,
  judgeProject,
  rankSchemes,
  readProject,
} from "@mars/contracts/projects/projects";
import { wordIn } from "@mars/wording/language/wordIn";
import { call } from "../../lib/http/call.ts";
import { HttpProblem } from "../../lib/http/HttpProblem.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { newerOf } from "../../lib/saving/newerOf.ts";
import { mayReadAgain } from "../../lib/serverData/mayReadAgain.ts";
import { queryClient, useServerQuery } from "../../lib/serverData/serverQuery.ts";
import { logQuery } from "./log/logQuery.ts";

const keyOf = (id: string) => ["project", id] as const;

export function useProject(id: string) {
  const { data, error, isError, isPending, isFetched, refetch } = useServerQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      const found = await call(readProject, { params: { id }, signal, quiet: true });
      const known = knownProject(id);
      const project = newerOf(found, known);
      // Status and log change on the page together, so the log is read first.
      if (known && project.version > known.version && project.rights.readCase)
        await queryClient.prefetchInfiniteQuery(logQuery(project));
      return project;
    },
    refetchOnWindowFocus: mayReadAgain,
  });
  // What someone may no longer see is not left on their screen.
  const isGone = error instanceof HttpProblem && error.status === 404;
  return {
    data: isGone ? undefined : data,
    /** Seen before, and now unknown: an authorisation that ended, or a new owner. */
    isLost: isGone && data !== undefined,
    error,
    isError,
    isPending,
    isFetched,
    refetch,
  };
}

export function knownProject(id: string): Project | undefined {
  return queryClient.getQueryData<Project>(keyOf(id));
}

/** A change was answered with the project as it stands: everything read of it before is old. */
export function cacheProject(project: Project): void {
  queryClient.setQueryData<Project>(keyOf(project.id), (known) => newerOf(project, known));
  void queryClient.invalidateQueries({ queryKey: ["project-case", project.id] });
  void queryClient.invalidateQueries({ queryKey: ["projects"] });
}

export function forgetProject(id: string): void {
  queryClient.removeQueries({ queryKey: keyOf(id) });
  // Lists that are not on the screen would show it for a moment, and tell of one too many.
  queryClient.removeQueries({ queryKey: ["projects"], type: "inactive" });
  void queryClient.invalidateQueries({ queryKey: ["projects"] });
}

export async function reloadProject(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(id) });
  await queryClient.invalidateQueries({ queryKey: ["project-case", id] });
}

export function useMasterData() {
  return useServerQuery({
    queryKey: ["master-data"],
    queryFn: ({ signal }) => call(readMasterData, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Dataset ids as people know them; the id itself until the catalogue is there. */
export function useDatasetTitles(): (id: string) => string {
  const datasets = useServerQuery({
    queryKey: ["datasets"],
    queryFn: ({ signal }) => call(listDatasets, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const locale = useLocale();
  return (id) => {
    const found = datasets.data?.find((one) => one.id === id);
    return found ? wordIn(locale, found, "title") : id;
  };
}

/** Rules depend on the day as well as on the project, so they are requested again each time. */
export function useRules(project: Project, scheme?: string, isAsked = true) {
  return useServerQuery({
    queryKey: ["project-rules", project.id, project.version, scheme ?? project.subsidySchemeId],
    queryFn: ({ signal }) =>
      call(judgeProject, {
        params: { id: project.id },
        query: { scheme },
        signal,
        quiet: true,
        timeoutMs: 60_000,
      }),
    enabled: isAsked,
    staleTime: 60_000,
  });
}

/** Every scheme for this applicant and area, best first. */
export function useRankedSchemes(project: Project) {
  return useServerQuery({
    queryKey: ["project-schemes", project.id, project.geoLocationId, project.owner?.vat ?? null],
    queryFn: ({ signal }) =>
      call(rankSchemes, { params: { id: project.id }, signal, quiet: true, timeoutMs: 60_000 }),
    staleTime: 60_000,
  });
}

export function useNeighbours(project: Project, filter: "all" | "same-scheme") {
  return useServerQuery({
    queryKey: ["project-neighbours", project.id, project.geoLocationId, filter],
    queryFn: ({ signal }) =>
      call(findNeighbours, { params: { id: project.id }, query: { filter }, signal, quiet: true }),
    enabled: project.geometry !== null,
  });
}

/** Asked for while a caseworker has it to read. */
/** What a correction changes: once it is sent, and before that for those who make it. */
export function useCorrection({ id, version, isCorrected, returnedAt, standing, rights }: Project) {
  const isMine = returnedAt !== null && standing !== "caseworker";
  return useServerQuery({
    enabled: (isCorrected || isMine) && rights.readCase,
    queryKey: ["project-case", id, "correction", version],
    queryFn: ({ signal }) => call(readCorrection, { params: { id }, signal, quiet: true }),
  });
}

export function useRemarks(id: string, isAsked = true) {
  return useServerQuery({
    enabled: isAsked,
    queryKey: ["project-case", id, "remarks"],
    queryFn: ({ signal }) => call(listRemarks, { params: { id }, signal, quiet: true }),
  });
}

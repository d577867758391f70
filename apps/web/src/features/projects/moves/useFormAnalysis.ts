import { analyseForm } from "@mars/contracts/projects/projectDocuments";
import type { AllowedTransition, Project } from "@mars/contracts/projects/projectShapes";
import { call } from "../../../lib/http/call.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";

/** The F2 analysis: what stands between a project and the form of a move, asked anew each time. */
export function useFormAnalysis(project: Project, move: AllowedTransition, isWanted: boolean) {
  return useServerQuery({
    queryKey: ["project-form", project.id, project.version, move.action],
    queryFn: ({ signal }) =>
      call(analyseForm, {
        params: { id: project.id },
        query: { action: move.action ?? undefined },
        signal,
        quiet: true,
        timeoutMs: 60_000,
      }),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });
}

import type { ChangeRow } from "@mars/contracts/status/statusShapes";
import type { CountedStage } from "@mars/domain/lifecycle/stage";
import type { Project, Snapshot } from "../snapshot/Snapshot.ts";
import { mainMunicipality } from "./rows.ts";

/** Changes of stage, newest first. Projects that dropped out are no longer public, nor their names. */
export function latestChanges(
  snapshot: Snapshot,
  projects: readonly Project[],
  most: number,
): ChangeRow[] {
  const standing = new Map(projects.map((project) => [project.id, project]));
  const stageBefore = new Map<string, CountedStage | null>();
  const changes: { project: Project; from: CountedStage | null; to: CountedStage; at: string }[] =
    [];
  for (const { projectId, stage, at } of snapshot.history) {
    const from = stageBefore.get(projectId) ?? null;
    stageBefore.set(projectId, stage);
    const project = standing.get(projectId);
    if (project && stage !== null && stage !== from) {
      changes.push({ project, from, to: stage, at });
    }
  }
  return changes
    .slice(-most)
    .toReversed()
    .map(({ project, from, to, at }) => ({
      projectId: project.id,
      name: project.name || "Uden navn",
      municipality: mainMunicipality(snapshot, project.geoLocationId),
      measure: (project.measureId && snapshot.measures.get(project.measureId)?.name) || null,
      from,
      to,
      at,
      areaHa: project.areaHa ?? 0,
    }));
}

import type { Snapshot } from "../snapshot/Snapshot.ts";
import type { UnitParts } from "../snapshot/unitParts.ts";

/** Projects that the plan's public version counts. */
export function includedProjects(snapshot: Snapshot, planId: string, { projects }: UnitParts) {
  const excluded = snapshot.exclusions.get(planId);
  return excluded ? projects.filter(({ item }) => !excluded.has(item.id)) : projects;
}

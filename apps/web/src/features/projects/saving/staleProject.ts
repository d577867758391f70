import type { Project } from "@mars/contracts/projects/projectShapes";
import { staleAnswer } from "../../../lib/saving/saveFailure.ts";

/** What the API answers to a change that is based on an older version of the project. */
export type StaleProject = { current: Project; changedBy: string | null };

/** Null for everything else, also for the conflict of something inside the project. */
export function staleProject(error: unknown): StaleProject | null {
  const found = staleAnswer(error);
  if (!found || "typeId" in (found.current as object)) return null;
  return { current: found.current as Project, changedBy: found.changedBy };
}

import { accept, refuse, type Result } from "../result.ts";
import { actorOf, type CaseStanding, type LifecycleProject } from "./allowedTransitions.ts";

/** A flow that ends with the preliminary examination keeps its status when the work is done; the
 * caseworker records the date (national state 32). */
export function completeExamination<P extends LifecycleProject>(
  project: P,
  completedOn: string,
  by: CaseStanding,
): Result<P> {
  if (actorOf(by) !== "caseworker") {
    return refuse(by.isCaseworker ? "lifecycle.own-case" : "lifecycle.wrong-actor");
  }
  if (
    project.status !== "preliminary_investigation" ||
    project.flowType !== "preliminary_examination"
  ) {
    return refuse("lifecycle.not-allowed", { from: project.status, flowType: project.flowType });
  }
  if (project.completedOn !== null) {
    return refuse("lifecycle.already-completed", { completedOn: project.completedOn });
  }
  return accept({ ...project, completedOn });
}

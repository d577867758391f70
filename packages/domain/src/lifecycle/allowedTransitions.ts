import type { FlowType, ProjectStatus } from "./projectStatus.ts";
import { type Actor, type FlowAction, type Need, TRANSITIONS } from "./transitionTable.ts";

/** What the lifecycle asks of a project. */
export type LifecycleProject = {
  readonly status: ProjectStatus;
  readonly flowType: FlowType;
  /** Where it stood before its present status; what reopening goes back to. */
  readonly statusBefore: ProjectStatus | null;
  readonly caseId: string | null;
  /** Date of completion, in a flow that ends with the preliminary examination. */
  readonly completedOn: string | null;
  /** A caseworker sent it back, and it was not sent again. */
  readonly isReturned?: boolean;
};

/** How a person stands to one project. */
export type CaseStanding = {
  /** Owner or delegate, in person or through their organisation. */
  readonly isApplicant: boolean;
  /** May also move the case in the owner's name. */
  readonly mayApply: boolean;
  readonly isCaseworker: boolean;
};

export type AllowedTransition = {
  readonly to: ProjectStatus;
  readonly as: Actor;
  readonly needs: readonly Need[];
  readonly action: FlowAction | null;
  readonly reopens: boolean;
  readonly returns: boolean;
  readonly corrects: boolean;
};

/** Whose hat a person may wear. No one handles their own case: an owner who is also a caseworker
 * remains an applicant. */
export function actorOf(standing: CaseStanding): Actor | null {
  if (standing.isApplicant) return standing.mayApply ? "applicant" : null;
  return standing.isCaseworker ? "caseworker" : null;
}

/** Every move open to this person now, before what each of them needs is given. */
export function allowedTransitions(
  project: LifecycleProject,
  standing: CaseStanding,
): readonly AllowedTransition[] {
  const actor = actorOf(standing);
  return actor === null ? [] : transitionsFrom(project).filter((move) => move.as === actor);
}

/** Every move from where the project stands, in anybody's name. */
export function transitionsFrom(project: LifecycleProject): readonly AllowedTransition[] {
  return TRANSITIONS.flatMap((row) => {
    if (row.from !== project.status) return [];
    if (row.corrects && !project.isReturned) return [];
    if (row.returns && project.isReturned) return [];
    if (row.flows && !row.flows.includes(project.flowType)) return [];
    const to = row.to === "status-before" ? project.statusBefore : row.to;
    if (to === null) return [];
    return row.by.map((as) => ({
      to,
      as,
      needs: row.needs,
      action: row.action ?? null,
      reopens: row.to === "status-before",
      returns: row.returns ?? false,
      corrects: row.corrects ?? false,
    }));
  });
}

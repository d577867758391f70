import type { CaseStanding } from "../lifecycle/allowedTransitions.ts";
import { scopesWithin } from "./delegation.ts";
import { holds } from "./holder.ts";
import { sameVat } from "../organizations/ownerOrganizations.ts";
import type { RightsPerson } from "./person.ts";
import type { ProjectResource, Resource } from "./resources.ts";
import {
  type Action,
  type Grant,
  RIGHTS,
  type Standing,
  STATUSES_WHERE,
  type Where,
} from "./rightsTable.ts";

/** How a person stands to a project's case; what the lifecycle asks for. */
export function caseStanding(
  person: RightsPerson | null,
  project: Pick<ProjectResource, "owner" | "delegate" | "delegateScope">,
): CaseStanding {
  const isOwner = person !== null && holds(person, project.owner);
  const isDelegate = person !== null && holds(person, project.delegate);
  return {
    isApplicant: isOwner || isDelegate,
    mayApply: isOwner || (isDelegate && project.delegateScope === "apply"),
    isCaseworker: person?.roles.includes("caseworkerAdmin") ?? false,
  };
}

export function standingsOf(
  person: RightsPerson | null,
  resource?: Resource,
): ReadonlySet<Standing> {
  const standings = new Set<Standing>(["anyone"]);
  if (person === null) return standings;
  standings.add("signed-in");
  const isPlanner = person.roles.includes("planner");
  if (person.roles.includes("planReader")) standings.add("plan-reader");
  if (isPlanner) standings.add("planner");
  if (person.roles.includes("caseworkerAdmin")) standings.add("caseworker");
  if (resource?.kind === "project") {
    const { isApplicant, isCaseworker } = caseStanding(person, resource);
    if (holds(person, resource.owner)) standings.add("owner");
    if (holds(person, resource.delegate)) {
      for (const scope of scopesWithin(resource.delegateScope)) {
        standings.add(`delegate-to-${scope}`);
      }
    }
    if (isCaseworker && !isApplicant) standings.add("caseworker-of-others");
  } else if (resource && isPlanner) {
    if (sameVat(person.vat, resource.responsibleVat)) standings.add("planner-of-the-plan");
    if (resource.kind !== "plan" && sameVat(person.vat, resource.organisationVat)) {
      standings.add(`planner-of-the-${resource.kind}`);
    }
  }
  return standings;
}

function holdsWhere(where: Where, resource: Resource | undefined): boolean {
  if (resource?.kind !== "project") return false;
  // What was sent back is open for the applicant's changes, as a draft is.
  if (where === "draft" && resource.isReturned) return true;
  if (!STATUSES_WHERE[where].includes(resource.status)) return false;
  return where !== "received-in-plans" || resource.inPlans;
}

/** Whether a person (null: no one signed in) may do this to that. The API enforces it, the web hides by it. */
export function may(person: RightsPerson | null, action: Action, resource?: Resource): boolean {
  const standings = standingsOf(person, resource);
  const grants: readonly Grant[] = RIGHTS[action];
  return grants.some(
    ({ to, where }) => standings.has(to) && (where === undefined || holdsWhere(where, resource)),
  );
}

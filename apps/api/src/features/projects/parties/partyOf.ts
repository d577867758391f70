import type { Project, ProjectParty } from "@mars/contracts/projects/projectShapes";
import { holds } from "@mars/domain/rights/holder";
import { may } from "@mars/domain/rights/may";
import type { RightsPerson } from "@mars/domain/rights/person";
import type { ProjectResource } from "@mars/domain/rights/resources";
import type { ProjectRow } from "../project/ProjectRow.ts";

/** Owner or delegate as people read it. Planners see organisations, never private persons. */
export function partyOf(
  row: Pick<
    ProjectRow,
    | "ownerVat"
    | "ownerPersonId"
    | "ownerName"
    | "ownerKind"
    | "ownerIsFinal"
    | "delegateVat"
    | "delegatePersonId"
    | "delegateName"
    | "delegateKind"
    | "delegateIsFinal"
  >,
  role: "owner" | "delegate",
  seesPersons: boolean,
): ProjectParty | null {
  const vat = row[`${role}Vat`];
  const isPerson = vat === null && row[`${role}PersonId`] !== null;
  if (vat === null && !isPerson) return null;
  const kind = row[`${role}Kind`];
  return {
    kind: isPerson ? "person" : "organisation",
    vat,
    name: isPerson && !seesPersons ? null : row[`${role}Name`],
    organizationKind: kind,
    isMunicipality: kind === "municipality",
    isFinal: row[`${role}IsFinal`],
  };
}

/** What was given to the delegate; null where there is none. */
export function delegationOf(
  row: Pick<ProjectRow, "delegateVat" | "delegatePersonId" | "delegateScope" | "delegateEndsAt">,
): Project["delegation"] {
  if (row.delegateVat === null && row.delegatePersonId === null) return null;
  return { scope: row.delegateScope, endsAt: row.delegateEndsAt?.toISOString() ?? null };
}

/** No one handles their own case: a caseworker who is a party reads it as one. */
export function standingOf(person: RightsPerson, project: ProjectResource): Project["standing"] {
  if (holds(person, project.owner)) return "applicant";
  if (holds(person, project.delegate)) return "delegate";
  return may(person, "project.handle", project) ? "caseworker" : null;
}

import type { Contract } from "@mars/contracts/platform/contract";
import { allowedTransitions } from "@mars/domain/lifecycle/allowedTransitions";
import { caseStanding, may } from "@mars/domain/rights/may";
import type { ProjectResource, Resource } from "@mars/domain/rights/resources";
import type { Answered } from "../../features/projects/testing/useProjectsApi.ts";
import type { EndpointRight } from "./endpointRights.ts";
import { statusBefore } from "./matrixObjects.ts";
import { type MatrixPerson, rightsPersonOf } from "./matrixPeople.ts";

/** Through, or no: not signed in, not theirs to do, not known to them. */
export type Expected = "through" | 401 | 403 | 404;

/** One cell of the matrix, from the contract and the rights table. */
export function expectedOf(
  contract: Contract,
  right: EndpointRight,
  who: MatrixPerson,
  resource: Resource | undefined,
): Expected {
  if (contract.access !== "signedIn") return "through";
  const person = rightsPersonOf(who);
  if (person === null) return 401;
  if (contract.roles && !contract.roles.some((role) => person.roles.includes(role))) return 403;
  const knows = resource?.kind !== "project" || may(person, "project.read", resource);
  if (!knows) return 404;
  if (right.to !== undefined)
    return mayMove(right, who, resource as ProjectResource) ? "through" : 403;
  return right.actions.some((action) => may(person, action, resource)) ? "through" : 403;
}

function mayMove({ to }: EndpointRight, who: MatrixPerson, project: ProjectResource): boolean {
  const standing = caseStanding(rightsPersonOf(who), project);
  const lifecycle = {
    status: project.status,
    flowType: "full" as const,
    statusBefore: statusBefore(project.status),
    caseId: null,
    completedOn: null,
  };
  return allowedTransitions(lifecycle, standing).some((move) => move.to === to);
}

/** Whether an answer is what the cell says. A refusal for what a case has come to is one, too. */
export function isAsExpected(answer: Answered, expected: Expected, right: EndpointRight): boolean {
  const code = String(answer.body?.code ?? "");
  if (expected === "through") return answer.status < 300 || (right.otherwise ?? []).includes(code);
  if (expected !== 403) return answer.status === expected;
  const notNow = right.on === "project" && answer.status === 409;
  return answer.status === 403 || notNow;
}

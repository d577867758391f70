import type { Contract } from "@mars/contracts/platform/contract";
import { allowedTransitions, transitionsFrom } from "@mars/domain/lifecycle/allowedTransitions";
import { caseStanding, may } from "@mars/domain/rights/may";
import type { ProjectResource, Resource } from "@mars/domain/rights/resources";
import type { Answered } from "../../features/projects/testing/useProjectsApi.ts";
import type { EndpointRight } from "./endpointRights.ts";
import { statusBefore } from "./matrixObjects.ts";
import { type MatrixPerson, rightsPersonOf } from "./matrixPeople.ts";

/** Through, or no: not signed in, not theirs to do, not known to them, not in this status. */
export type Expected = "through" | 401 | 403 | 404 | 409;

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
  if (right.to !== undefined) return expectedOfMove(right, who, resource as ProjectResource);
  const mayIn = (each: Resource | undefined) =>
    right.actions.some((action) => may(person, action, each));
  if (mayIn(resource)) return "through";
  const mayElsewhere =
    right.notNow !== undefined &&
    resource?.kind === "project" &&
    (["draft", "approval"] as const).some((status) => mayIn({ ...resource, status }));
  return mayElsewhere ? 409 : 403;
}

/** A move that no one can make from this status is refused for the status, any other for the person. */
function expectedOfMove(
  { to }: EndpointRight,
  who: MatrixPerson,
  project: ProjectResource,
): Expected {
  const lifecycle = {
    status: project.status,
    flowType: "full" as const,
    statusBefore: statusBefore(project.status),
    caseId: null,
    completedOn: null,
  };
  if (!transitionsFrom(lifecycle).some((move) => move.to === to)) return 409;
  const standing = caseStanding(rightsPersonOf(who), project);
  return allowedTransitions(lifecycle, standing).some((move) => move.to === to) ? "through" : 403;
}

export function isAsExpected(answer: Answered, expected: Expected, right: EndpointRight): boolean {
  const code = String(answer.body?.code ?? "");
  if (expected === "through") return answer.status < 300 || (right.otherwise ?? []).includes(code);
  if (expected !== 409) return answer.status === expected;
  return answer.status === 409 && code === (right.notNow ?? "lifecycle.not-allowed");
}

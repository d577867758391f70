import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { DelegationScope } from "@mars/domain/rights/delegation";
import type { ProjectResource, Resource } from "@mars/domain/rights/resources";
import { municipalityVat } from "../../features/projects/testing/worldIds.ts";

export const DELEGATE_VAT = "DK87654321";
export const COMPANY_VAT = "DK12345678";
export const OTHER_PLANNER_VAT = "DK29189420";

/**
 * A private person's projects with a delegate (own, delegated, foreign, by who asks) in every
 * status that differs in who may know of it, and a company's.
 */
export const MATRIX_PROJECTS = [
  { name: "draft", status: "draft", owner: "owner" },
  { name: "applied", status: "applied", owner: "owner" },
  { name: "received", status: "application_received", owner: "owner" },
  { name: "public", status: "approval", owner: "owner" },
  { name: "rejected", status: "application_rejected", owner: "owner" },
  { name: "abandoned", status: "application_abandoned", owner: "owner", isOnlyRead: true },
  { name: "company's draft", status: "draft", owner: "company" },
  { name: "draft with a delegate to read", status: "draft", owner: "owner", scope: "read" },
  { name: "draft with a delegate to edit", status: "draft", owner: "owner", scope: "edit" },
  { name: "public with a delegate to edit", status: "approval", owner: "owner", scope: "edit" },
] as const satisfies readonly MatrixProject[];

export type MatrixProject = {
  name: string;
  status: ProjectStatus;
  owner: "owner" | "company";
  /** Changed as a rejected one is; the matrix only tries who may read it. */
  isOnlyRead?: true;
  /** Of the delegate; the widest where none is named. */
  scope?: DelegationScope;
};

/** What a case that ended had come to before. */
export function statusBefore(status: ProjectStatus): ProjectStatus | null {
  const hasEnded = status === "application_rejected" || status === "application_abandoned";
  return hasEnded ? "application_received" : null;
}

export function projectResourceOf({
  status,
  owner,
  scope = "apply",
}: MatrixProject): ProjectResource {
  return {
    kind: "project",
    status,
    owner:
      owner === "owner"
        ? { kind: "person", personId: "owner" }
        : { kind: "organisation", vat: COMPANY_VAT },
    delegate: owner === "owner" ? { kind: "organisation", vat: DELEGATE_VAT } : null,
    delegateScope: scope,
    inPlans: true,
  };
}

export const MATRIX_PLAN: Resource = { kind: "plan", responsibleVat: municipalityVat };

/** Sketches and scenarios: of the responsible organisation, and of another one. */
export const MATRIX_HOLDERS = [
  { name: "responsible organisation's", who: "planPlanner", vat: municipalityVat },
  { name: "other organisation's", who: "planner", vat: OTHER_PLANNER_VAT },
] as const;
export type MatrixHolder = (typeof MATRIX_HOLDERS)[number];

export function heldResource(kind: "sketch" | "scenario", { vat }: MatrixHolder): Resource {
  return { kind, organisationVat: vat, responsibleVat: municipalityVat };
}

import type { ProjectStatus } from "../lifecycle/projectStatus.ts";
import type { DelegationScope } from "./delegation.ts";
import type { Holder } from "./holder.ts";

export type ProjectResource = {
  readonly kind: "project";
  readonly status: ProjectStatus;
  readonly owner: Holder;
  /** Null also where the delegation has ended. */
  readonly delegate: Holder | null;
  readonly delegateScope: DelegationScope;
  /** A caseworker sent it back: open for the applicant's changes. */
  readonly isReturned?: boolean;
  /** Lies in at least one plan's area. */
  readonly inPlans: boolean;
};

export type PlanResource = {
  readonly kind: "plan";
  readonly responsibleVat: string | null;
};

export type SketchResource = {
  readonly kind: "sketch";
  /** The organisation of the planner who made it. */
  readonly organisationVat: string | null;
  /** The responsible organisation of the plan it lies in. */
  readonly responsibleVat: string | null;
};

export type ScenarioResource = {
  readonly kind: "scenario";
  /** The organisation that saved it. */
  readonly organisationVat: string | null;
  /** The responsible organisation of its plan. */
  readonly responsibleVat: string | null;
};

export type Resource = ProjectResource | PlanResource | SketchResource | ScenarioResource;

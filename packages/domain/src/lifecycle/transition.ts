import { accept, refuse, type Refusal, type Result } from "../result.ts";
import {
  actorOf,
  type AllowedTransition,
  type CaseStanding,
  type LifecycleProject,
  transitionsFrom,
} from "./allowedTransitions.ts";
import { PROJECT_STATUSES, type ProjectStatus } from "./projectStatus.ts";
import { type Actor, type FlowAction, type Need, TRANSITIONS } from "./transitionTable.ts";

/** What comes with the wish to move a project. */
export type TransitionRequest = {
  readonly to: ProjectStatus;
  readonly remark?: string | null;
  readonly caseId?: string | null;
  /** The applicant confirmed that the project meets the commitment. */
  readonly confirmed?: boolean;
  /** Address of the external form for this flow action. */
  readonly formAddress?: string | null;
  /** Rules of applying that do not hold; absent: they were not judged. */
  readonly failedRules?: readonly string[];
  /** When the authority decided, where that was before it was recorded here. */
  readonly decidedOn?: string | null;
};

/** Who moves it and when; person and clock come from outside. */
export type TransitionContext = {
  readonly by: CaseStanding & { readonly personId: string };
  readonly at: string;
};

/** The one row that history keeps of a move. */
export type TransitionEvent = {
  readonly from: ProjectStatus;
  readonly to: ProjectStatus;
  readonly as: Actor;
  readonly by: string;
  readonly at: string;
  readonly action: FlowAction | null;
  readonly reopens: boolean;
  /** Sent back for correction. */
  readonly returns: boolean;
  /** A correction was sent. */
  readonly corrects: boolean;
  readonly remark: string | null;
  readonly decidedOn: string | null;
  /** Geometry, rule results and dataset versions are to be frozen with it. */
  readonly freezes: boolean;
};

export type Transitioned<P> = { readonly project: P; readonly event: TransitionEvent };

/** Moves a project along the table, or says why not. Nothing else changes a status. */
export function transition<P extends LifecycleProject>(
  project: P,
  request: TransitionRequest,
  { by, at }: TransitionContext,
): Result<Transitioned<P>> {
  const moves = transitionsFrom(project).filter((move) => move.to === request.to);
  if (moves.length === 0) return refuseMove(project, request.to);

  const actor = actorOf(by);
  const move = moves.find(({ as }) => as === actor);
  if (actor === null || move === undefined) {
    const ownCase = by.isApplicant && by.isCaseworker;
    return refuse(ownCase ? "lifecycle.own-case" : "lifecycle.wrong-actor", {
      from: project.status,
      to: request.to,
      by: moves.map(({ as }) => as),
    });
  }
  const missing = firstMissing(move, project, request);
  if (missing !== null) return { ok: false, refusal: missing };

  const caseId = text(request.caseId) ?? project.caseId;
  return accept({
    project: {
      ...project,
      status: request.to,
      statusBefore: request.to === project.status ? project.statusBefore : project.status,
      caseId,
    },
    event: {
      from: project.status,
      to: request.to,
      as: actor,
      by: by.personId,
      at,
      action: move.action,
      reopens: move.reopens,
      returns: move.returns,
      corrects: move.corrects,
      remark: text(request.remark),
      decidedOn: request.decidedOn ?? null,
      freezes: move.needs.includes("rules"),
    },
  });
}

function refuseMove(project: LifecycleProject, to: ProjectStatus): Result<never> {
  const figures = { from: project.status, to, flowType: project.flowType };
  const inAnotherFlow = TRANSITIONS.some(
    (row) => row.from === project.status && row.to === to && row.flows !== undefined,
  );
  if (!PROJECT_STATUSES.includes(to)) return refuse("lifecycle.unknown-status", figures);
  return refuse(inAnotherFlow ? "lifecycle.wrong-flow" : "lifecycle.not-allowed", figures);
}

function text(given: string | null | undefined): string | null {
  const trimmed = given?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}

function firstMissing(
  move: AllowedTransition,
  project: LifecycleProject,
  request: TransitionRequest,
): Refusal | null {
  const checks: Record<Need, () => Refusal | null> = {
    rules: () => {
      if (request.failedRules === undefined) return { code: "lifecycle.rules-not-judged" };
      return request.failedRules.length > 0
        ? { code: "lifecycle.rules-not-met", figures: { rules: request.failedRules } }
        : null;
    },
    confirmation: () => (request.confirmed ? null : { code: "lifecycle.not-confirmed" }),
    "form-address": () =>
      text(request.formAddress) === null
        ? { code: "lifecycle.form-address-empty", figures: { action: move.action } }
        : null,
    "case-id": () =>
      (text(request.caseId) ?? project.caseId) ? null : { code: "lifecycle.case-id-required" },
    remark: () => (text(request.remark) === null ? { code: "lifecycle.remark-required" } : null),
  };
  for (const need of move.needs) {
    const refusal = checks[need]();
    if (refusal !== null) return refusal;
  }
  return null;
}

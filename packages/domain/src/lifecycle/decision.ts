import { compareCodes } from "../order/compareCodes.ts";
import { lastDayToComplain, monthsAfter, type SchemeCasework } from "../schemes/schemeCasework.ts";
import { copenhagenDay, type Day } from "../time/copenhagen.ts";
import type { ProjectStatus } from "./projectStatus.ts";

export type DecisionOutcome =
  | "examination-approved"
  | "establishment-approved"
  | "rejected"
  | "payment-rejected"
  | "cancelled"
  | "established";

/** One move of a case, as its history keeps it. */
export type CaseMove = {
  readonly at: string;
  readonly cause: string;
  readonly from: ProjectStatus | null;
  readonly to: ProjectStatus;
  readonly remark: string | null;
  /** Given by the authority alone. */
  readonly decidedOn: Day | null;
};

/** The decision that a case is on, with the days that follow from it. */
export type Decision = {
  readonly outcome: DecisionOutcome;
  readonly decidedOn: Day;
  /** In the caseworker's words. */
  readonly reason: string | null;
  /** Rejected: the request for establishment, not the first application. */
  readonly isOfEstablishment: boolean;
  readonly validUntil: Day | null;
  /** When the work must have begun. */
  readonly beginBy: Day | null;
  readonly complainBy: Day | null;
};

/** Which decision each status rests on. */
const RESTS_ON: Partial<Record<ProjectStatus, readonly [ProjectStatus, DecisionOutcome]>> = {
  preliminary_examination: ["preliminary_examination", "examination-approved"],
  preliminary_investigation: ["preliminary_examination", "examination-approved"],
  request_application_received: ["preliminary_examination", "examination-approved"],
  approval: ["approval", "establishment-approved"],
  establishment: ["approval", "establishment-approved"],
  payment_request_received: ["approval", "establishment-approved"],
  payment_request_rejected: ["payment_request_rejected", "payment-rejected"],
  application_rejected: ["application_rejected", "rejected"],
  approval_cancelled: ["approval_cancelled", "cancelled"],
  established: ["established", "established"],
};

/** Where a decision is made: moves to other statuses decide nothing. */
export const DECIDED_STATUSES: readonly ProjectStatus[] = [
  ...new Set(Object.values(RESTS_ON).map(([decided]) => decided)),
];

/** The decision a case rests on now, or null: none yet, none that is known, or the applicant's own act. */
export function standingDecision(
  status: ProjectStatus,
  history: readonly CaseMove[],
  casework: SchemeCasework | null,
): Decision | null {
  const rest = RESTS_ON[status];
  if (!rest) return null;
  const [decided, outcome] = rest;
  const move = lastMoveTo(history, decided);
  if (move === undefined) return null;
  // The applicant may give an approval up; that is no one's decision.
  if (outcome === "cancelled" && move.decidedOn === null) return null;
  const decidedOn = move.decidedOn ?? copenhagenDay(move.at);
  return {
    outcome,
    decidedOn,
    reason: move.remark,
    isOfEstablishment: move.from === "request_application_received",
    validUntil: validUntil(outcome, history, casework),
    beginBy:
      outcome === "establishment-approved"
        ? monthsAfter(decidedOn, casework?.validity.beginWithinMonths)
        : null,
    complainBy: outcome === "established" ? null : lastDayToComplain(casework, decidedOn),
  };
}

/** A refused payment leaves the approval as it was. */
function validUntil(
  outcome: DecisionOutcome,
  history: readonly CaseMove[],
  casework: SchemeCasework | null,
): Day | null {
  if (outcome === "examination-approved") {
    return monthsAfter(
      dayOf(lastMoveTo(history, "preliminary_examination")),
      casework?.validity.examinationMonths,
    );
  }
  if (outcome === "establishment-approved" || outcome === "payment-rejected") {
    return monthsAfter(
      dayOf(lastMoveTo(history, "approval")),
      casework?.validity.establishmentMonths,
    );
  }
  return null;
}

function dayOf(move: CaseMove | undefined): Day | null {
  return move === undefined ? null : (move.decidedOn ?? copenhagenDay(move.at));
}

function lastMoveTo(history: readonly CaseMove[], to: ProjectStatus): CaseMove | undefined {
  return history
    .filter((move) => move.to === to && (move.cause === "transition" || move.cause === "import"))
    .toSorted((a, b) => compareCodes(a.at, b.at))
    .at(-1);
}

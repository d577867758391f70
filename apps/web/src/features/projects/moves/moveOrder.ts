import type { AllowedTransition, Project } from "@mars/contracts/projects/projectShapes";

const endings = new Set<string>([
  "application_abandoned",
  "application_rejected",
  "request_abandoned",
  "approval_cancelled",
  "payment_request_rejected",
]);

/** Ends or sets back the case: never the first thing offered, and shown in red. */
export function isEnding({ to, reopens }: Pick<AllowedTransition, "to" | "reopens">): boolean {
  return !reopens && endings.has(to);
}

export type OrderedMoves = {
  primary: AllowedTransition | null;
  secondary: AllowedTransition | null;
  others: readonly AllowedTransition[];
};

/** Requests first, then the way forward; what ends the case comes last. */
export function orderMoves({ transitions }: Pick<Project, "transitions">): OrderedMoves {
  const rank = (move: AllowedTransition) =>
    move.action !== null || move.corrects
      ? 0
      : move.reopens
        ? 1
        : move.to === "draft" || move.returns
          ? 3
          : isEnding(move)
            ? 4
            : 2;
  const sorted = transitions.toSorted((a, b) => rank(a) - rank(b));
  const primary = sorted.find((move) => rank(move) < 3) ?? null;
  const rest = sorted.filter((move) => move !== primary);
  // A caseworker's decision has two outcomes; both belong where the eye is. What needs no reason
  // given (abandoned on the applicant's word) is no decision.
  const isOtherOutcome = (move: AllowedTransition) =>
    move.as === "caseworker" && isEnding(move) && move.needs.includes("remark");
  const secondary = primary === null ? null : (rest.find(isOtherOutcome) ?? null);
  return { primary, secondary, others: rest.filter((move) => move !== secondary) };
}

import type { Decision } from "../decision.ts";
import type { Turn } from "../turn.ts";
import type { TaskDeadline, TaskFacts } from "./Task.ts";

export function roundCloses({ period }: TaskFacts): TaskDeadline | null {
  return period?.isOpen && period.closes !== null
    ? { kind: "round-closes", time: period.closes }
    : null;
}

export function validUntil(decision: Decision | null): TaskDeadline | null {
  return decision?.validUntil ? { kind: "valid-until", time: decision.validUntil } : null;
}

export function complainBy(decision: Decision | null): TaskDeadline | null {
  return decision?.complainBy ? { kind: "complain-by", time: decision.complainBy } : null;
}

/** The day by which the applicant was asked to answer or correct. */
export function answerBy({ due }: Turn): TaskDeadline | null {
  return due === null ? null : { kind: "answer-by", time: due };
}

/** The day by which the authority is usually done. */
export function goal({ due }: Turn): TaskDeadline | null {
  return due === null ? null : { kind: "goal", time: due };
}

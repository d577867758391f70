import type { Decision } from "../decision.ts";
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

import { isItemOpen } from "../draftItems.ts";
import type { ProjectStatus } from "../projectStatus.ts";
import type { TaskAct, TaskFacts } from "./Task.ts";

/** Null where this person may not: a delegate who may only read has the task without the button. */
export function move({ moves }: TaskFacts, to: ProjectStatus): TaskAct | null {
  return moves.some((one) => one.to === to && !one.reopens) ? { kind: "move", to } : null;
}

/** Puts right what is missing first, then sends the correction. */
export function correction(facts: TaskFacts): TaskAct | null {
  const open = facts.items.find(isItemOpen);
  if (!open) return move(facts, facts.status);
  return facts.mayEdit ? { kind: "item", item: open.name } : null;
}

export function ask({ mayWrite }: TaskFacts): TaskAct | null {
  return mayWrite ? { kind: "ask" } : null;
}

export function reuse({ mayCreate }: TaskFacts): TaskAct | null {
  return mayCreate ? { kind: "reuse" } : null;
}

import type { ProjectStatus } from "../projectStatus.ts";
import type { TaskAct, TaskFacts } from "./Task.ts";

/** Null where this person may not: a delegate who may only read has the task without the button. */
export function move({ moves }: TaskFacts, to: ProjectStatus): TaskAct | null {
  return moves.some((one) => one.to === to && !one.reopens) ? { kind: "move", to } : null;
}

export function reuse({ mayCreate }: TaskFacts): TaskAct | null {
  return mayCreate ? { kind: "reuse" } : null;
}

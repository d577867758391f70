import { daysBetween } from "../../time/copenhagen.ts";
import type { TaskCode, TaskFacts, TaskSketch } from "./Task.ts";
import { validUntil } from "./taskDeadlines.ts";

/** So long before an approval ends, its end is the task. */
const EXTENSION_DAYS = 90;

/** An approval that soon ends comes first: whoever is not done by then must ask for a longer time. */
export function extensionTask(facts: TaskFacts, sketch: TaskSketch): TaskSketch {
  const { today, decision, mayWrite } = facts;
  const until = decision?.validUntil ?? null;
  if (until === null || !HELD_BY_APPROVAL.has(sketch.code)) return sketch;
  const left = daysBetween(today, until);
  if (left < 0 || left >= EXTENSION_DAYS) return sketch;
  return {
    ...sketch,
    code: "ask-extension",
    act: mayWrite ? { kind: "ask" } : null,
    otherAct: sketch.act ?? null,
    deadline: validUntil(decision),
  };
}

const HELD_BY_APPROVAL: ReadonlySet<TaskCode> = new Set<TaskCode>([
  "begin-examination",
  "request-establishment",
  "begin-work",
  "request-payment",
  "request-payment-again",
]);

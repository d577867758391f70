import type { SchemeCasework, UsualTime } from "../schemes/schemeCasework.ts";
import { daysBetween } from "../time/copenhagen.ts";
import type { ReaderTurn, StepCode, Task, TaskCode, TaskFacts, TaskSketch } from "./tasks/Task.ts";
import { applicantTask } from "./tasks/applicantTask.ts";
import { caseworkerTask } from "./tasks/caseworkerTask.ts";
import { validUntil } from "./tasks/taskDeadlines.ts";

/** So long before an approval ends, its end is the task. */
const EXTENSION_DAYS = 90;

const HELD_BY_APPROVAL: ReadonlySet<TaskCode> = new Set<TaskCode>([
  "begin-examination",
  "request-establishment",
  "begin-work",
  "request-payment",
  "request-payment-again",
]);

/** What this person does next about a project, by when, and what happens then. Reopening a case is
 * never it: that is rare, and lies in the list of other acts. */
export function nextTask(facts: TaskFacts): Task {
  const sketch =
    facts.role === "caseworker"
      ? caseworkerTask(facts)
      : extensionTask(facts, applicantTask(facts));
  return {
    turn: readerTurn(facts),
    act: null,
    otherAct: null,
    deadline: null,
    usual: null,
    ...sketch,
    next: (sketch.next ?? []).map((code) => ({ code, usual: usualOf(code, facts.casework) })),
  };
}

/** The case's turn, seen from the person who reads. */
function readerTurn({ turn, role }: TaskFacts): ReaderTurn {
  if (turn.who === "nobody") return "nobody";
  return (turn.who === "authority") === (role === "caseworker") ? "yours" : "theirs";
}

function usualOf(code: StepCode, casework: SchemeCasework | null): UsualTime | null {
  const usual = casework?.usual;
  if (!usual) return null;
  if (code === "receipt") return usual.receipt;
  if (code === "decision" || code === "establishment-decision") return usual.decision;
  return code === "payment" ? usual.payment : null;
}

/** An approval that soon ends comes first: whoever is not done by then must ask for a longer time. */
function extensionTask(facts: TaskFacts, sketch: TaskSketch): TaskSketch {
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

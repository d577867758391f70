import type { SchemeCasework, UsualTime } from "../schemes/schemeCasework.ts";
import { applicantTask } from "./tasks/applicantTask.ts";
import { caseworkerTask } from "./tasks/caseworkerTask.ts";
import { extensionTask } from "./tasks/extensionTask.ts";
import type { ReaderTurn, StepCode, Task, TaskFacts } from "./tasks/Task.ts";

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

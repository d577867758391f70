import { isItemOpen } from "../draftItems.ts";
import type { StepCode, TaskFacts, TaskSketch } from "./Task.ts";
import { move } from "./taskActs.ts";
import { roundCloses } from "./taskDeadlines.ts";

export function draftTask(facts: TaskFacts): TaskSketch {
  const { items, period, mayEdit } = facts;
  const next: readonly StepCode[] = ["form", "receipt", "decision"];
  const deadline = roundCloses(facts);
  const open = items.find(isItemOpen);
  // A delegate who may only read is told whom the draft waits for, not to draw it.
  if (!mayEdit) return { code: "await-draft", turn: "theirs", deadline };
  // What was rejected once is rejected again: it is changed before it is sent.
  if (facts.isRejectedCopy)
    return { code: "draft-revise", act: { kind: "item", item: "area" }, deadline, next };
  if (open) return { code: "draft-item", act: { kind: "item", item: open.name }, deadline, next };
  if (items.some(({ state }) => state === "unknown"))
    return { code: "draft-judging", deadline, next };
  if (period !== null && !period.isOpen) return { code: "draft-round-closed", next };
  const apply = move(facts, "applied");
  if (apply === null) return { code: "await-application", turn: "theirs", deadline };
  return { code: "draft-apply", act: apply, deadline, next };
}

import { isItemOpen } from "../draftItems.ts";
import type { StepCode, TaskFacts, TaskSketch } from "./Task.ts";
import { move } from "./taskActs.ts";
import { roundCloses } from "./taskDeadlines.ts";

export function draftTask(facts: TaskFacts): TaskSketch {
  const { items, period } = facts;
  const next: readonly StepCode[] = ["form", "receipt", "decision"];
  const deadline = roundCloses(facts);
  const open = items.find(isItemOpen);
  // What was sent back keeps its place in the round, so the round may have closed meanwhile.
  if (facts.isReturned) {
    const act = open ? ({ kind: "item", item: open.name } as const) : move(facts, "applied");
    return { code: "correct", act, next };
  }
  if (open) return { code: "draft-item", act: { kind: "item", item: open.name }, deadline, next };
  if (items.some(({ state }) => state === "unknown"))
    return { code: "draft-judging", deadline, next };
  if (period !== null && !period.isOpen)
    return { code: "draft-round-closed", turn: "nobody", next };
  return { code: "draft-apply", act: move(facts, "applied"), deadline, next };
}

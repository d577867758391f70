import { isItemOpen } from "../draftItems.ts";
import type { StepCode, TaskCode, TaskFacts, TaskSketch } from "./Task.ts";
import { ask, correction, move, reuse } from "./taskActs.ts";
import { answerBy, complainBy, roundCloses, validUntil } from "./taskDeadlines.ts";

/** What the applicant does next, or waits for, by the case's turn. */
export function applicantTask(facts: TaskFacts): TaskSketch {
  const { status, flowType, turn, decision } = facts;
  const begins = flowType === "establishment";
  switch (turn.act) {
    case "draft":
      return draftTask(facts);
    case "send-form":
      return {
        code: "send-form",
        act: facts.maySend ? { kind: "open-form" } : null,
        deadline: status === "applied" ? roundCloses(facts) : validUntil(decision),
        next: AFTER_FORM[status] ?? [],
      };
    case "answer":
      return { code: "answer", act: ask(facts), deadline: answerBy(turn), next: ["reading"] };
    case "correct":
      return {
        code: "correct",
        act: correction(facts),
        deadline: answerBy(turn),
        next: ["reading", "decision"],
      };
    case "receive":
      return awaiting("await-receipt", "receipt", facts, ["decision"]);
    case "read-answer":
      return { code: "await-reading" };
    case "review-correction":
      return { code: "await-review" };
    case "answer-message":
      return { code: "await-reply" };
    case "decide-unanswered":
      return { code: "await-unanswered", act: null };
    case "decide":
      return awaiting(
        "await-decision",
        "decision",
        facts,
        begins ? ["work", "payment-request"] : ["examination"],
      );
    case "decide-establishment":
      return awaiting("await-decision", "decision", facts, ["work", "payment-request"]);
    case "decide-payment":
      return awaiting("await-payment", "payment", facts, ["established"]);
    case "begin-examination":
      return {
        code: "begin-examination",
        act: move(facts, "preliminary_investigation"),
        deadline: validUntil(decision),
        next:
          flowType === "full"
            ? ["establishment-request", "establishment-decision"]
            : ["examination"],
      };
    case "examine":
      return { code: "await-completion", act: ask(facts), deadline: validUntil(decision) };
    case "request-establishment":
      return {
        code: "request-establishment",
        act: move(facts, "request_application_received"),
        deadline: validUntil(decision),
        next: ["form", "establishment-decision", "work"],
      };
    case "begin-work":
      return {
        code: "begin-work",
        act: move(facts, "establishment"),
        deadline: decision?.beginBy
          ? { kind: "begin-by", time: decision.beginBy }
          : validUntil(decision),
        next: ["work", "payment-request", "payment"],
      };
    case "request-payment":
    case "request-payment-again":
      return {
        code: turn.act,
        act: move(facts, "payment_request_received"),
        deadline:
          validUntil(decision) ?? (turn.act === "request-payment" ? null : complainBy(decision)),
        next: ["form", "payment", "established"],
      };
    case "examined":
    case "established":
      return { code: turn.act };
    case "abandoned":
      return { code: "abandoned", act: reuse(facts) };
    case "rejected":
    case "cancelled":
      return { code: turn.act, act: reuse(facts), deadline: complainBy(decision) };
  }
}

const AFTER_FORM: Partial<Record<TaskFacts["status"], readonly StepCode[]>> = {
  applied: ["receipt", "decision"],
  request_application_received: ["establishment-decision", "work"],
  payment_request_received: ["payment", "established"],
};

function awaiting(
  code: TaskCode,
  what: "receipt" | "decision" | "payment",
  { casework }: TaskFacts,
  next: readonly StepCode[],
): TaskSketch {
  return { code, usual: casework?.usual[what] ?? null, next };
}

function draftTask(facts: TaskFacts): TaskSketch {
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

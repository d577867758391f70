import type { StepCode, TaskCode, TaskDeadline, TaskFacts, TaskSketch } from "./Task.ts";
import { draftTask } from "./draftTask.ts";
import { move, reuse } from "./taskActs.ts";
import { complainBy, roundCloses, validUntil } from "./taskDeadlines.ts";

export function applicantTask(facts: TaskFacts): TaskSketch {
  const { status, flowType, request, decision } = facts;
  const isUnsent = request !== null && request.sentOn === null;
  const begins = flowType === "establishment";
  switch (status) {
    case "draft":
      return draftTask(facts);
    case "applied":
      if (isUnsent) return unsent(facts, ["receipt", "decision"], roundCloses(facts));
      return awaiting("await-receipt", "receipt", facts, ["decision"]);
    case "application_received":
      return awaiting(
        "await-decision",
        "decision",
        facts,
        begins ? ["work", "payment-request"] : ["examination"],
      );
    case "preliminary_examination":
      return {
        code: "begin-examination",
        act: move(facts, "preliminary_investigation"),
        deadline: validUntil(decision),
        next:
          flowType === "full"
            ? ["establishment-request", "establishment-decision"]
            : ["examination"],
      };
    case "preliminary_investigation":
      if (facts.completedOn !== null) return { code: "examined", turn: "nobody" };
      if (flowType !== "full")
        return { code: "await-completion", turn: "theirs", deadline: validUntil(decision) };
      return {
        code: "request-establishment",
        act: move(facts, "request_application_received"),
        deadline: validUntil(decision),
        next: ["form", "establishment-decision", "work"],
      };
    case "request_application_received":
      if (isUnsent) return unsent(facts, ["establishment-decision", "work"], validUntil(decision));
      return awaiting("await-decision", "decision", facts, ["work", "payment-request"]);
    case "approval":
      return {
        code: "begin-work",
        act: move(facts, "establishment"),
        deadline: decision?.beginBy
          ? { kind: "begin-by", time: decision.beginBy }
          : validUntil(decision),
        next: ["work", "payment-request", "payment"],
      };
    case "establishment":
      return {
        code: "request-payment",
        act: move(facts, "payment_request_received"),
        deadline: validUntil(decision),
        next: ["form", "payment", "established"],
      };
    case "payment_request_received":
      if (isUnsent) return unsent(facts, ["payment", "established"], validUntil(decision));
      return awaiting("await-payment", "payment", facts, ["established"]);
    case "payment_request_rejected":
      return {
        code: "request-payment-again",
        act: move(facts, "payment_request_received"),
        deadline: validUntil(decision) ?? complainBy(decision),
        next: ["form", "payment", "established"],
      };
    case "established":
      return { code: "established", turn: "nobody" };
    case "application_rejected":
      return { code: "rejected", act: reuse(facts), deadline: complainBy(decision) };
    case "application_abandoned":
    case "request_abandoned":
      return { code: "abandoned", turn: "nobody", act: reuse(facts) };
    case "approval_cancelled":
      return {
        code: "cancelled",
        turn: "nobody",
        act: reuse(facts),
        deadline: complainBy(decision),
      };
  }
}

function unsent(
  { maySend }: TaskFacts,
  next: readonly StepCode[],
  deadline: TaskDeadline | null,
): TaskSketch {
  return { code: "send-form", act: maySend ? { kind: "open-form" } : null, deadline, next };
}

function awaiting(
  code: TaskCode,
  what: "receipt" | "decision" | "payment",
  { casework }: TaskFacts,
  next: readonly StepCode[],
): TaskSketch {
  return { code, turn: "theirs", usual: casework?.usual[what] ?? null, next };
}

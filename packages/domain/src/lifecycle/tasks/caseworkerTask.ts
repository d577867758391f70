import type { TaskFacts, TaskSketch } from "./Task.ts";
import { move } from "./taskActs.ts";
import { complainBy, validUntil } from "./taskDeadlines.ts";

export function caseworkerTask(facts: TaskFacts): TaskSketch {
  const { status, flowType } = facts;
  const theirs: TaskSketch = { code: "await-applicant", turn: "theirs" };
  switch (status) {
    case "applied":
    case "application_received":
      if (status === "applied")
        return {
          code: facts.isCorrected ? "review-correction" : "receive",
          act: move(facts, "application_received"),
          usual: facts.casework?.usual.receipt ?? null,
          next: ["decision"],
        };
      return {
        code: "decide",
        act: move(facts, flowType === "establishment" ? "approval" : "preliminary_examination"),
        usual: facts.casework?.usual.decision ?? null,
        next: flowType === "establishment" ? ["work", "payment-request"] : ["examination"],
      };
    case "request_application_received":
      return {
        code: "decide-establishment",
        act: move(facts, "approval"),
        usual: facts.casework?.usual.decision ?? null,
        next: ["work", "payment-request"],
      };
    case "payment_request_received":
      return {
        code: "decide-payment",
        act: move(facts, "established"),
        usual: facts.casework?.usual.payment ?? null,
        next: ["established"],
      };
    case "preliminary_investigation":
      if (facts.completedOn !== null) return { code: "examined", turn: "nobody" };
      if (flowType !== "full")
        return {
          code: "record-completion",
          act: facts.mayComplete ? { kind: "complete" } : null,
          deadline: validUntil(facts.decision),
        };
      return { ...theirs, deadline: validUntil(facts.decision) };
    case "preliminary_examination":
    case "approval":
    case "establishment":
    case "payment_request_rejected":
      return { ...theirs, deadline: validUntil(facts.decision) };
    case "draft":
      return { code: "await-correction", turn: "theirs" };
    case "established":
      return { code: "established", turn: "nobody" };
    case "application_rejected":
    case "application_abandoned":
    case "request_abandoned":
    case "approval_cancelled":
      return { code: "closed", turn: "nobody", deadline: complainBy(facts.decision) };
  }
}

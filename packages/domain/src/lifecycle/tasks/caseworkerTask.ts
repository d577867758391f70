import type { ProjectStatus } from "../projectStatus.ts";
import type { TaskAct, TaskFacts, TaskSketch } from "./Task.ts";
import { ask, move } from "./taskActs.ts";
import { answerBy, complainBy, goal, validUntil } from "./taskDeadlines.ts";

/** What the caseworker does next, or waits for, by the case's turn. */
export function caseworkerTask(facts: TaskFacts): TaskSketch {
  const { flowType, turn, decision } = facts;
  const due = goal(turn);
  const next: TaskSketch["next"] =
    flowType === "establishment" ? ["work", "payment-request"] : ["examination"];
  switch (turn.act) {
    case "receive":
      return {
        code: "receive",
        act: move(facts, "application_received"),
        deadline: due,
        next: ["decision"],
      };
    case "decide":
      return { code: "decide", act: decisionMove(facts), deadline: due, next };
    case "decide-establishment":
      return {
        code: "decide-establishment",
        act: decisionMove(facts),
        deadline: due,
        next: ["work", "payment-request"],
      };
    case "decide-payment":
      return {
        code: "decide-payment",
        act: decisionMove(facts),
        deadline: due,
        next: ["established"],
      };
    case "decide-unanswered":
      return { code: "decide-unanswered", act: decisionMove(facts), deadline: due };
    case "read-answer":
    case "review-correction":
      return { code: turn.act, act: { kind: "handled" }, deadline: due };
    case "answer-message":
      return {
        code: "answer-message",
        act: ask(facts),
        otherAct: { kind: "handled" },
        deadline: due,
      };
    case "answer":
      return { code: "await-answer", deadline: answerBy(turn) };
    case "correct":
      return { code: "await-correction", deadline: answerBy(turn) };
    case "send-form":
      return { code: "await-form" };
    case "examine":
      return {
        code: "record-completion",
        otherAct: facts.mayComplete ? { kind: "complete" } : null,
        deadline: validUntil(decision),
      };
    case "examined":
    case "established":
      return { code: turn.act };
    case "rejected":
    case "abandoned":
    case "cancelled":
      return { code: "closed", deadline: complainBy(decision) };
    default:
      return { code: "await-applicant", deadline: validUntil(decision) };
  }
}

const DECIDED_TO: Partial<Record<ProjectStatus, ProjectStatus>> = {
  applied: "application_received",
  request_application_received: "approval",
  payment_request_received: "established",
};

/** The move that a case in its status usually gets. */
function decisionMove(facts: TaskFacts): TaskAct | null {
  const begins = facts.flowType === "establishment";
  const to = DECIDED_TO[facts.status] ?? (begins ? "approval" : "preliminary_examination");
  return move(facts, to);
}

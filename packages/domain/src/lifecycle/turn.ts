import type { SchemeCasework } from "../schemes/schemeCasework.ts";
import type { PeriodState } from "../schemes/periodState.ts";
import { addDays, copenhagenDay, type Day, type Instant, type Time } from "../time/copenhagen.ts";
import { addWorkdays, caseDeadline } from "./caseDeadline.ts";
import type { Decision } from "./decision.ts";
import type { FlowType, ProjectStatus } from "./projectStatus.ts";

/** Whose turn a case can be. */
export const TURN_SIDES = ["applicant", "authority", "nobody"] as const;
export type TurnSide = (typeof TURN_SIDES)[number];

/** What the side whose turn it is does next; text files give each its words. */
export const TURN_ACTS = [
  "draft",
  "send-form",
  "answer",
  "correct",
  "begin-examination",
  "examine",
  "request-establishment",
  "begin-work",
  "request-payment",
  "request-payment-again",
  "receive",
  "read-answer",
  "review-correction",
  "answer-message",
  "decide-unanswered",
  "decide",
  "decide-establishment",
  "decide-payment",
  "rejected",
  "abandoned",
  "cancelled",
  "examined",
  "established",
] as const;
export type TurnAct = (typeof TURN_ACTS)[number];

/** Whose turn it is in a case, to do what, since when, and by when where that is known. */
export type Turn = {
  readonly who: TurnSide;
  readonly act: TurnAct;
  readonly since: Instant;
  readonly due: Time | null;
};

/** A remark as far as it decides whose turn it is. */
export type TurnRemark = {
  readonly at: Instant;
  readonly byParty: boolean;
  /** A caseworker's question: the applicant answers before the case continues. */
  readonly asks: boolean;
  readonly answerBy: Day | null;
};

export type TurnFacts = {
  readonly status: ProjectStatus;
  readonly flowType: FlowType;
  readonly completedOn: Day | null;
  /** When the case came to its status. */
  readonly statusSince: Instant;
  /** Sent back for correction and not sent again. */
  readonly returnedAt: Instant | null;
  readonly correctBy: Day | null;
  /** When a correction last came in. */
  readonly correctedAt: Instant | null;
  /** When a caseworker last answered, approved or marked what the applicant sent as read. */
  readonly handledAt: Instant | null;
  /** Days in this status during which the applicant had the turn. */
  readonly pausedDays: number;
  /** Oldest first. */
  readonly remarks: readonly TurnRemark[];
  /** The request of the present status; told null: no one has said that its form was sent. */
  readonly request: { readonly at: Instant; readonly toldAt: Instant | null } | null;
  readonly decision: Decision | null;
  readonly casework: SchemeCasework | null;
  readonly period: PeriodState | null;
  readonly now: Instant;
};

/** Working days within which a caseworker reads an answer or a correction, and replies to a message. */
const READ_WORKDAYS = 10;
const REPLY_WORKDAYS = 2;

/** The one answer to whose turn it is. Task, list, queue, ageing, bell, mail, API and files read it. */
export function turnOf(facts: TurnFacts): Turn {
  const { status, request, returnedAt, correctedAt } = facts;
  if (status === "draft") {
    return { who: "applicant", act: "draft", since: facts.statusSince, due: roundEnd(facts) };
  }
  if (returnedAt !== null) return asked(facts, "correct", returnedAt, facts.correctBy);
  const question = openQuestion(facts.remarks);
  if (question) return asked(facts, "answer", question.at, question.answerBy);
  if (request !== null && request.toldAt === null) {
    const due = status === "applied" ? roundEnd(facts) : (facts.decision?.validUntil ?? null);
    return { who: "applicant", act: "send-form", since: request.at, due };
  }
  if (isUnhandled(facts, correctedAt)) {
    return handling("review-correction", correctedAt, READ_WORKDAYS);
  }
  const said = facts.remarks.find(({ at, byParty }) => byParty && isUnhandled(facts, at));
  if (said) {
    return isAnswer(facts.remarks, said)
      ? handling("read-answer", said.at, READ_WORKDAYS)
      : handling("answer-message", said.at, REPLY_WORKDAYS);
  }
  return turnOfStatus(facts);
}

/** The newest question that no party has answered. */
export function openQuestion<R extends TurnRemark>(remarks: readonly R[]): R | null {
  const answered = remarks.findLast(({ byParty }) => byParty)?.at ?? "";
  return remarks.findLast(({ asks, at }) => asks && at > answered) ?? null;
}

/** Whole days from when the applicant got the turn until now, to be left out of the authority's. */
export function pausedDaysOf(since: Instant, now: Instant): number {
  return Math.max(0, Math.round((Date.parse(now) - Date.parse(since)) / 86_400_000));
}

function isAnswer(remarks: readonly TurnRemark[], said: TurnRemark): boolean {
  const before = remarks.slice(0, remarks.indexOf(said));
  return before.findLast(({ asks, byParty }) => asks || byParty)?.asks ?? false;
}

function isUnhandled({ handledAt }: TurnFacts, at: Instant | null): at is Instant {
  return at !== null && (handledAt === null || at > handledAt);
}

/** Asked of the applicant; when the day has passed without an answer the authority decides. */
function asked(
  { now }: TurnFacts,
  act: "answer" | "correct",
  since: Instant,
  due: Day | null,
): Turn {
  if (due === null || copenhagenDay(now) <= due) return { who: "applicant", act, since, due };
  return handling("decide-unanswered", `${addDays(due, 1)}T00:00:00.000Z`, READ_WORKDAYS);
}

function handling(act: TurnAct, since: Instant, workdays: number): Turn {
  return { who: "authority", act, since, due: addWorkdays(copenhagenDay(since), workdays) };
}

function roundEnd({ period }: TurnFacts): Time | null {
  return period?.isOpen ? period.closes : null;
}

function turnOfStatus(facts: TurnFacts): Turn {
  const { status, flowType, decision, statusSince: since } = facts;
  const theirs = (act: TurnAct, due = decision?.validUntil ?? null): Turn => ({
    who: "applicant",
    act,
    since,
    due,
  });
  const rest = (act: TurnAct, due: Day | null = null): Turn => ({
    who: "nobody",
    act,
    since,
    due,
  });
  switch (status) {
    case "draft":
      return theirs("draft", roundEnd(facts));
    case "applied":
      return ours("receive", facts);
    case "application_received":
      return ours("decide", facts);
    case "preliminary_examination":
      return theirs("begin-examination");
    case "preliminary_investigation":
      if (facts.completedOn !== null) return rest("examined");
      return theirs(flowType === "full" ? "request-establishment" : "examine");
    case "request_application_received":
      return ours("decide-establishment", facts);
    case "approval":
      return theirs("begin-work", decision?.beginBy ?? decision?.validUntil ?? null);
    case "establishment":
      return theirs("request-payment");
    case "payment_request_received":
      return ours("decide-payment", facts);
    case "payment_request_rejected":
      return theirs("request-payment-again");
    case "established":
      return rest("established");
    case "application_rejected":
      return rest("rejected", decision?.complainBy ?? null);
    case "application_abandoned":
    case "request_abandoned":
      return rest("abandoned");
    case "approval_cancelled":
      return rest("cancelled", decision?.complainBy ?? null);
  }
}

/** The authority's own clock: it began when the form was sent and stands while the applicant has the turn. */
function ours(act: TurnAct, facts: TurnFacts): Turn {
  const { request, statusSince, correctedAt, remarks } = facts;
  const began = request?.toldAt ?? statusSince;
  const answers = remarks.filter((one) => one.byParty && isAnswer(remarks, one));
  const since = [began, correctedAt ?? "", answers.at(-1)?.at ?? ""].toSorted().at(-1)!;
  const goal = caseDeadline(facts.status, began, facts.casework);
  return { who: "authority", act, since, due: goal && addDays(goal, facts.pausedDays) };
}

import type { PeriodState } from "../schemes/periodState.ts";
import type { SchemeCasework, UsualTime } from "../schemes/schemeCasework.ts";
import { type Day, daysBetween, type Time } from "../time/copenhagen.ts";
import type { AllowedTransition } from "./allowedTransitions.ts";
import type { Decision } from "./decision.ts";
import { type DraftItem, type DraftItemName, isItemOpen } from "./draftItems.ts";
import type { FlowType, ProjectStatus } from "./projectStatus.ts";
import type { FlowAction } from "./transitionTable.ts";

/** For whom a task is worked out. */
export const TASK_ROLES = ["applicant", "delegate", "caseworker"] as const;
export type TaskRole = (typeof TASK_ROLES)[number];

/** Every next task there is; text files give each its words. */
export const TASK_CODES = [
  "draft-item",
  "draft-judging",
  "draft-round-closed",
  "draft-apply",
  "send-form",
  "correct",
  "await-receipt",
  "await-decision",
  "begin-examination",
  "await-completion",
  "request-establishment",
  "begin-work",
  "request-payment",
  "request-payment-again",
  "ask-extension",
  "await-payment",
  "examined",
  "established",
  "rejected",
  "abandoned",
  "cancelled",
  "receive",
  "review-correction",
  "decide",
  "decide-establishment",
  "record-completion",
  "decide-payment",
  "await-applicant",
  "await-correction",
  "closed",
] as const;
export type TaskCode = (typeof TASK_CODES)[number];

/** What the one primary button does. */
export type TaskAct =
  | { readonly kind: "move"; readonly to: ProjectStatus }
  | { readonly kind: "item"; readonly item: DraftItemName }
  | { readonly kind: "open-form" }
  | { readonly kind: "complete" }
  | { readonly kind: "ask" }
  | { readonly kind: "reuse" };

export type DeadlineKind = "round-closes" | "valid-until" | "begin-by" | "complain-by";
export type TaskDeadline = { readonly kind: DeadlineKind; readonly time: Time };

/** What happens after it, in order. */
export const STEP_CODES = [
  "form",
  "receipt",
  "decision",
  "examination",
  "establishment-request",
  "establishment-decision",
  "work",
  "payment-request",
  "payment",
  "established",
] as const;
export type StepCode = (typeof STEP_CODES)[number];
export type TaskStep = { readonly code: StepCode; readonly usual: UsualTime | null };

/** A request whose form was opened; sentOn null: nobody has said that it was sent. */
export type OpenRequest = {
  readonly action: FlowAction;
  readonly openedAt: string;
  readonly sentOn: Day | null;
};

export type TaskFacts = {
  readonly status: ProjectStatus;
  readonly flowType: FlowType;
  readonly completedOn: Day | null;
  readonly role: TaskRole;
  readonly today: Day;
  /** Whether this person may write in the case. */
  readonly mayWrite: boolean;
  /** The moves open to this person; without the right one a task has no button. */
  readonly moves: readonly Pick<AllowedTransition, "to" | "action" | "reopens">[];
  readonly mayComplete: boolean;
  /** Only while it is a draft. */
  readonly items: readonly DraftItem[];
  readonly period: PeriodState | null;
  /** The request of the present status. */
  readonly request: OpenRequest | null;
  /** Sent back by a caseworker and not yet sent again. */
  readonly isReturned: boolean;
  /** Sent back, corrected and sent again. */
  readonly isCorrected: boolean;
  readonly decision: Decision | null;
  readonly casework: SchemeCasework | null;
  readonly mayCreate: boolean;
};

/** Whose turn it is, seen from the person who reads. */
export type Turn = "yours" | "theirs" | "nobody";

export type Task = {
  readonly code: TaskCode;
  readonly turn: Turn;
  readonly act: TaskAct | null;
  /** What would be the act, were something else not more pressing. */
  readonly otherAct: TaskAct | null;
  readonly deadline: TaskDeadline | null;
  /** How long what is waited for usually takes. */
  readonly usual: UsualTime | null;
  readonly next: readonly TaskStep[];
};

type Sketch = Partial<Omit<Task, "code" | "next">> & {
  readonly code: TaskCode;
  readonly next?: readonly StepCode[];
};

/** What this person does next about a project, by when, and what happens then. Reopening a case is
 * never it: that is rare, and lies in the list of other acts. */
export function nextTask(facts: TaskFacts): Task {
  const sketch =
    facts.role === "caseworker" ? ofCaseworker(facts) : beforeItEnds(facts, ofApplicant(facts));
  return {
    turn: "yours",
    act: null,
    otherAct: null,
    deadline: null,
    usual: null,
    ...sketch,
    next: (sketch.next ?? []).map((code) => ({ code, usual: usualOf(code, facts.casework) })),
  };
}

function ofApplicant(facts: TaskFacts): Sketch {
  const { status, flowType, request, decision } = facts;
  const isUnsent = request !== null && request.sentOn === null;
  const begins = flowType === "establishment";
  switch (status) {
    case "draft":
      return ofDraft(facts);
    case "applied":
      if (isUnsent) return unsent(["receipt", "decision"], roundCloses(facts));
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
      if (isUnsent) return unsent(["establishment-decision", "work"], validUntil(decision));
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
      if (isUnsent) return unsent(["payment", "established"], validUntil(decision));
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

/** So long before an approval ends, its end is the task. */
const EXTENSION_DAYS = 90;

/** An approval that soon ends comes first: whoever is not done by then must ask for a longer time. */
function beforeItEnds(facts: TaskFacts, sketch: Sketch): Sketch {
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

function ofDraft(facts: TaskFacts): Sketch {
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

function ofCaseworker(facts: TaskFacts): Sketch {
  const { status, flowType } = facts;
  const theirs: Sketch = { code: "await-applicant", turn: "theirs" };
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

function unsent(next: readonly StepCode[], deadline: TaskDeadline | null): Sketch {
  return { code: "send-form", act: { kind: "open-form" }, deadline, next };
}

function awaiting(
  code: TaskCode,
  what: "receipt" | "decision" | "payment",
  { casework }: TaskFacts,
  next: readonly StepCode[],
): Sketch {
  return { code, turn: "theirs", usual: casework?.usual[what] ?? null, next };
}

/** Null where this person may not: a delegate who may only read has the task without the button. */
function move({ moves }: TaskFacts, to: ProjectStatus): TaskAct | null {
  return moves.some((one) => one.to === to && !one.reopens) ? { kind: "move", to } : null;
}

function reuse({ mayCreate }: TaskFacts): TaskAct | null {
  return mayCreate ? { kind: "reuse" } : null;
}

function roundCloses({ period }: TaskFacts): TaskDeadline | null {
  return period?.isOpen && period.closes !== null
    ? { kind: "round-closes", time: period.closes }
    : null;
}

function validUntil(decision: Decision | null): TaskDeadline | null {
  return decision?.validUntil ? { kind: "valid-until", time: decision.validUntil } : null;
}

function complainBy(decision: Decision | null): TaskDeadline | null {
  return decision?.complainBy ? { kind: "complain-by", time: decision.complainBy } : null;
}

function usualOf(code: StepCode, casework: SchemeCasework | null): UsualTime | null {
  const usual = casework?.usual;
  if (!usual) return null;
  if (code === "receipt") return usual.receipt;
  if (code === "decision" || code === "establishment-decision") return usual.decision;
  return code === "payment" ? usual.payment : null;
}

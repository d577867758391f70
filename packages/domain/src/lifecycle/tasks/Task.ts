import type { PeriodState } from "../../schemes/periodState.ts";
import type { SchemeCasework, UsualTime } from "../../schemes/schemeCasework.ts";
import type { Day, Time } from "../../time/copenhagen.ts";
import type { AllowedTransition } from "../allowedTransitions.ts";
import type { Decision } from "../decision.ts";
import type { DraftItem, DraftItemName } from "../draftItems.ts";
import type { FlowType, ProjectStatus } from "../projectStatus.ts";
import type { Turn as CaseTurn } from "../turn.ts";

/** For whom a task is computed. */
export const TASK_ROLES = ["applicant", "delegate", "caseworker"] as const;
export type TaskRole = (typeof TASK_ROLES)[number];

/** Every next task there is; text files give each its words. */
export const TASK_CODES = [
  "draft-item",
  "draft-revise",
  "draft-judging",
  "draft-round-closed",
  "draft-apply",
  "await-draft",
  "await-application",
  "send-form",
  "answer",
  "correct",
  "await-receipt",
  "await-reading",
  "await-review",
  "await-reply",
  "await-unanswered",
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
  "read-answer",
  "review-correction",
  "answer-message",
  "decide-unanswered",
  "decide",
  "decide-establishment",
  "record-completion",
  "decide-payment",
  "await-applicant",
  "await-form",
  "await-answer",
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
  /** Marks what the applicant sent as read, or a correction as approved. */
  | { readonly kind: "handled" }
  | { readonly kind: "ask" }
  | { readonly kind: "reuse" };

export type DeadlineKind =
  | "round-closes"
  | "valid-until"
  | "begin-by"
  | "complain-by"
  | "answer-by"
  | "goal";
export type TaskDeadline = { readonly kind: DeadlineKind; readonly time: Time };

/** What happens after it, in order. */
export const STEP_CODES = [
  "form",
  "reading",
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

export type TaskFacts = {
  readonly status: ProjectStatus;
  readonly flowType: FlowType;
  /** Whose turn it is, from `turnOf`. */
  readonly turn: CaseTurn;
  readonly role: TaskRole;
  readonly today: Day;
  /** Whether this person may write in the case. */
  readonly mayWrite: boolean;
  /** Whether this person may change the draft. */
  readonly mayEdit: boolean;
  /** Whether this person may send a form that was opened. */
  readonly maySend: boolean;
  /** The moves open to this person; without the right one a task has no button. */
  readonly moves: readonly Pick<AllowedTransition, "to" | "action" | "reopens">[];
  readonly mayComplete: boolean;
  /** Only while it is a draft, or sent back for correction. */
  readonly items: readonly DraftItem[];
  readonly period: PeriodState | null;
  /** Copied from a rejected case, and nothing in it has changed since. */
  readonly isRejectedCopy?: boolean;
  readonly decision: Decision | null;
  readonly casework: SchemeCasework | null;
  readonly mayCreate: boolean;
};

/** Whose turn it is, seen from the person who reads. */
export type ReaderTurn = "yours" | "theirs" | "nobody";

export type Task = {
  readonly code: TaskCode;
  readonly turn: ReaderTurn;
  readonly act: TaskAct | null;
  /** What would be the act, were something else not more pressing. */
  readonly otherAct: TaskAct | null;
  readonly deadline: TaskDeadline | null;
  /** How long what is waited for usually takes. */
  readonly usual: UsualTime | null;
  readonly next: readonly TaskStep[];
};

/** As far as a rule says it; `nextTask` fills in the rest. */
export type TaskSketch = Partial<Omit<Task, "code" | "next">> & {
  readonly code: TaskCode;
  readonly next?: readonly StepCode[];
};

import { expect, test } from "vitest";
import { periodState } from "../schemes/periodState.ts";
import { allowedTransitions } from "./allowedTransitions.ts";
import type { Decision } from "./decision.ts";
import { draftItems } from "./draftItems.ts";
import { nextTask } from "./nextTask.ts";
import type { TaskFacts, TaskRole } from "./tasks/Task.ts";
import type { FlowType, ProjectStatus } from "./projectStatus.ts";
import { type TurnFacts, turnOf } from "./turn.ts";

const at = "2026-11-16T09:00:00Z";
const round = periodState(
  [{ startDate: "2026-11-01", endDate: "2026-12-01", extensionEndDate: null }],
  at,
);
const decision: Decision = {
  outcome: "establishment-approved",
  decidedOn: "2026-10-01",
  reason: null,
  isOfEstablishment: false,
  validUntil: "2028-10-01",
  beginBy: "2027-10-01",
  complainBy: "2026-10-29",
};

function turnIn(status: ProjectStatus, changes: Partial<TurnFacts> = {}) {
  return turnOf({
    status,
    flowType: "full",
    completedOn: null,
    statusSince: at,
    returnedAt: null,
    correctBy: null,
    correctedAt: null,
    handledAt: null,
    pausedDays: 0,
    remarks: [],
    request: null,
    decision: null,
    casework: null,
    period: null,
    now: at,
    ...changes,
  });
}

function facts(
  status: ProjectStatus,
  role: TaskRole,
  changes: Partial<TaskFacts> & { flowType?: FlowType } = {},
): TaskFacts {
  const flowType = changes.flowType ?? "full";
  return {
    status,
    flowType,
    turn: turnIn(status, { flowType }),
    role,
    today: "2026-11-16",
    mayWrite: true,
    mayEdit: true,
    maySend: true,
    moves: allowedTransitions(
      { status, flowType, statusBefore: "application_received", caseId: null, completedOn: null },
      {
        isApplicant: role !== "caseworker",
        mayApply: role !== "caseworker",
        isCaseworker: role === "caseworker",
      },
    ),
    mayComplete: role === "caseworker",
    items: draftItems({
      name: "Kær",
      hasArea: true,
      hasScheme: true,
      rules: [],
      isReturned: false,
    }),
    period: round,
    decision,
    casework: null,
    mayCreate: true,
    ...changes,
  };
}
const unsent = (status: ProjectStatus) => ({
  turn: turnIn(status, { request: { at, toldAt: null } }),
});
const returned = { turn: turnIn("application_received", { returnedAt: at }) };
const isReturned = true;
const correcting = allowedTransitions(
  {
    status: "application_received",
    flowType: "full",
    statusBefore: null,
    caseId: null,
    completedOn: null,
    isReturned,
  },
  { isApplicant: true, mayApply: true, isCaseworker: false },
);

const ending = { decision: { ...decision, validUntil: "2027-02-13" } };

/** The whole lifecycle: what each does next, and the one primary act. */
const TABLE: readonly [ProjectStatus, TaskRole, Partial<TaskFacts>, code: string, act: string][] = [
  ["draft", "applicant", {}, "draft-apply", "applied"],
  ["draft", "delegate", {}, "draft-apply", "applied"],
  ["draft", "applicant", { isRejectedCopy: true }, "draft-revise", "area"],
  ["draft", "delegate", { moves: [] }, "await-application", "–"],
  ["draft", "delegate", { moves: [], mayEdit: false }, "await-draft", "–"],
  [
    "draft",
    "delegate",
    {
      moves: [],
      mayEdit: false,
      items: draftItems({
        name: "Kær",
        hasArea: false,
        hasScheme: false,
        rules: null,
        isReturned: false,
      }),
    },
    "await-draft",
    "–",
  ],
  [
    "draft",
    "delegate",
    {
      moves: [],
      mayEdit: false,
      ...returned,
      items: draftItems({
        name: "Kær",
        hasArea: false,
        hasScheme: false,
        rules: null,
        isReturned: false,
      }),
    },
    "correct",
    "–",
  ],
  ["draft", "applicant", { period: periodState([], at) }, "draft-round-closed", "–"],
  [
    "draft",
    "applicant",
    {
      items: draftItems({
        name: "Kær",
        hasArea: false,
        hasScheme: false,
        rules: null,
        isReturned: false,
      }),
    },
    "draft-item",
    "area",
  ],
  [
    "draft",
    "applicant",
    {
      items: draftItems({
        name: "Kær",
        hasArea: true,
        hasScheme: true,
        rules: null,
        isReturned: false,
      }),
    },
    "draft-judging",
    "–",
  ],
  ["applied", "applicant", unsent("applied"), "send-form", "open-form"],
  ["applied", "delegate", unsent("applied"), "send-form", "open-form"],
  ["applied", "delegate", { ...unsent("applied"), maySend: false }, "send-form", "–"],
  ["applied", "applicant", {}, "await-receipt", "–"],
  [
    "application_received",
    "applicant",
    { ...returned, moves: correcting, period: periodState([], at) },
    "correct",
    "application_received",
  ],
  ["establishment", "applicant", ending, "ask-extension", "ask"],
  ["approval", "delegate", ending, "ask-extension", "ask"],
  ["approval", "delegate", { ...ending, mayWrite: false }, "ask-extension", "–"],
  ["establishment", "caseworker", ending, "await-applicant", "–"],
  [
    "establishment",
    "applicant",
    { decision: { ...decision, validUntil: "2027-02-14" } },
    "request-payment",
    "payment_request_received",
  ],
  ["applied", "caseworker", {}, "receive", "application_received"],
  ["applied", "caseworker", unsent("applied"), "await-form", "–"],
  [
    "applied",
    "caseworker",
    { turn: turnIn("applied", { correctedAt: at }) },
    "review-correction",
    "handled",
  ],
  ["application_received", "caseworker", returned, "await-correction", "–"],
  ["application_received", "applicant", {}, "await-decision", "–"],
  ["application_received", "caseworker", {}, "decide", "preliminary_examination"],
  ["application_received", "caseworker", { flowType: "establishment" }, "decide", "approval"],
  ["preliminary_examination", "applicant", {}, "begin-examination", "preliminary_investigation"],
  ["preliminary_examination", "caseworker", {}, "await-applicant", "–"],
  [
    "preliminary_investigation",
    "applicant",
    {},
    "request-establishment",
    "request_application_received",
  ],
  [
    "preliminary_investigation",
    "applicant",
    { flowType: "preliminary_examination" },
    "await-completion",
    "ask",
  ],
  [
    "preliminary_investigation",
    "caseworker",
    { flowType: "preliminary_examination" },
    "record-completion",
    "–",
  ],
  [
    "preliminary_investigation",
    "applicant",
    { turn: turnIn("preliminary_investigation", { completedOn: "2026-11-01" }) },
    "examined",
    "–",
  ],
  [
    "request_application_received",
    "applicant",
    unsent("request_application_received"),
    "send-form",
    "open-form",
  ],
  ["request_application_received", "applicant", {}, "await-decision", "–"],
  ["request_application_received", "caseworker", {}, "decide-establishment", "approval"],
  ["approval", "applicant", {}, "begin-work", "establishment"],
  ["approval", "caseworker", {}, "await-applicant", "–"],
  ["establishment", "applicant", {}, "request-payment", "payment_request_received"],
  ["establishment", "caseworker", {}, "await-applicant", "–"],
  [
    "payment_request_received",
    "applicant",
    unsent("payment_request_received"),
    "send-form",
    "open-form",
  ],
  ["payment_request_received", "applicant", {}, "await-payment", "–"],
  ["payment_request_received", "caseworker", {}, "decide-payment", "established"],
  [
    "payment_request_rejected",
    "applicant",
    {},
    "request-payment-again",
    "payment_request_received",
  ],
  ["payment_request_rejected", "caseworker", {}, "await-applicant", "–"],
  ["established", "applicant", {}, "established", "–"],
  ["established", "caseworker", {}, "established", "–"],
  ["application_rejected", "applicant", {}, "rejected", "reuse"],
  ["application_rejected", "caseworker", {}, "closed", "–"],
  ["application_abandoned", "applicant", {}, "abandoned", "reuse"],
  ["application_abandoned", "caseworker", {}, "closed", "–"],
  ["request_abandoned", "applicant", {}, "abandoned", "reuse"],
  ["approval_cancelled", "applicant", {}, "cancelled", "reuse"],
  ["approval_cancelled", "caseworker", {}, "closed", "–"],
];

test.each(TABLE)("[P4] %s, %s, %o: %s by %s", (status, role, changes, code, primary) => {
  const task = nextTask(facts(status, role, changes));
  const { act } = task;
  const name =
    act === null ? "–" : act.kind === "move" ? act.to : act.kind === "item" ? act.item : act.kind;
  expect({ code: task.code, primary: name }).toEqual({ code, primary });
});

test("who may only read has the task without the button", () => {
  expect(nextTask(facts("establishment", "delegate", { moves: [] }))).toMatchObject({
    code: "request-payment",
    turn: "yours",
    act: null,
  });
});

test.each([
  ["draft", { kind: "round-closes", time: "2026-12-01" }],
  ["approval", { kind: "begin-by", time: "2027-10-01" }],
  ["establishment", { kind: "valid-until", time: "2028-10-01" }],
  ["application_rejected", { kind: "complain-by", time: "2026-10-29" }],
  ["application_received", null],
] as const)("%s has the deadline %o", (status, deadline) => {
  expect(nextTask(facts(status, "applicant")).deadline).toEqual(deadline);
});

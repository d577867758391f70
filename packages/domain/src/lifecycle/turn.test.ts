import { expect, test } from "vitest";
import type { SchemeCasework } from "../schemes/schemeCasework.ts";
import { periodState } from "../schemes/periodState.ts";
import { PROJECT_STATUSES, type ProjectStatus } from "./projectStatus.ts";
import { type TurnAct, type TurnFacts, turnOf, type TurnSide } from "./turn.ts";

const name = { da: "", en: "" };
const casework: SchemeCasework = {
  contact: { name, email: null, phone: null, hours: null },
  usual: {
    receipt: { from: 1, to: 5, unit: "workdays" },
    decision: { from: 2, to: 3, unit: "months" },
    payment: { from: 4, to: 8, unit: "weeks" },
  },
  complaint: null,
  validity: { examinationMonths: null, establishmentMonths: null, beginWithinMonths: null },
  terms: [],
};
const since = "2026-11-02T09:00:00.000Z";
const asked = { at: "2026-11-05T09:00:00.000Z", byParty: false, asks: true, answerBy: null };
const said = { at: "2026-11-10T09:00:00.000Z", byParty: true, asks: false, answerBy: null };
const letter = { ...asked, asks: false };

function facts(status: ProjectStatus, changes: Partial<TurnFacts> = {}): TurnFacts {
  return {
    status,
    flowType: "full",
    completedOn: null,
    statusSince: since,
    returnedAt: null,
    correctBy: null,
    correctedAt: null,
    handledAt: null,
    pausedDays: 0,
    remarks: [],
    request: null,
    decision: null,
    casework,
    period: periodState(
      [{ startDate: "2026-11-01", endDate: "2026-12-01", extensionEndDate: null }],
      since,
    ),
    now: "2026-11-18T09:00:00.000Z",
    ...changes,
  };
}

type Answer = readonly [TurnSide, TurnAct];
const REST: Record<ProjectStatus, Answer> = {
  draft: ["applicant", "draft"],
  applied: ["authority", "receive"],
  application_received: ["authority", "decide"],
  preliminary_examination: ["applicant", "begin-examination"],
  preliminary_investigation: ["applicant", "request-establishment"],
  request_application_received: ["authority", "decide-establishment"],
  approval: ["applicant", "begin-work"],
  establishment: ["applicant", "request-payment"],
  payment_request_received: ["authority", "decide-payment"],
  payment_request_rejected: ["applicant", "request-payment-again"],
  established: ["nobody", "established"],
  application_rejected: ["nobody", "rejected"],
  application_abandoned: ["nobody", "abandoned"],
  request_abandoned: ["nobody", "abandoned"],
  approval_cancelled: ["nobody", "cancelled"],
};

/** Everything that can happen in a case between two moves, and whose turn it then is in every status;
 * null: what the status alone says. */
const EVENTS: readonly { event: string; changes: Partial<TurnFacts>; answer: Answer | null }[] = [
  { event: "nothing", changes: {}, answer: null },
  { event: "a letter", changes: { remarks: [letter] }, answer: null },
  { event: "a question", changes: { remarks: [asked] }, answer: ["applicant", "answer"] },
  {
    event: "a question due today",
    changes: { remarks: [{ ...asked, answerBy: "2026-11-18" }] },
    answer: ["applicant", "answer"],
  },
  {
    event: "a question past its day",
    changes: { remarks: [{ ...asked, answerBy: "2026-11-17" }] },
    answer: ["authority", "decide-unanswered"],
  },
  { event: "an answer", changes: { remarks: [asked, said] }, answer: ["authority", "read-answer"] },
  {
    event: "an answer that was read",
    changes: { remarks: [asked, said], handledAt: "2026-11-11T09:00:00.000Z" },
    answer: null,
  },
  { event: "a message", changes: { remarks: [said] }, answer: ["authority", "answer-message"] },
  {
    event: "a message after a letter",
    changes: { remarks: [letter, said] },
    answer: ["authority", "answer-message"],
  },
  {
    event: "a correction asked for",
    changes: { returnedAt: asked.at, correctBy: "2026-11-30" },
    answer: ["applicant", "correct"],
  },
  {
    event: "a message while correcting",
    changes: { returnedAt: asked.at, remarks: [said] },
    answer: ["applicant", "correct"],
  },
  {
    event: "a correction past its day",
    changes: { returnedAt: asked.at, correctBy: "2026-11-17" },
    answer: ["authority", "decide-unanswered"],
  },
  {
    event: "a correction sent",
    changes: { correctedAt: said.at },
    answer: ["authority", "review-correction"],
  },
  {
    event: "a correction approved",
    changes: { correctedAt: said.at, handledAt: "2026-11-11T09:00:00.000Z" },
    answer: null,
  },
  {
    event: "a form opened and not sent",
    changes: { request: { at: since, toldAt: null } },
    answer: ["applicant", "send-form"],
  },
  {
    event: "a form sent",
    changes: { request: { at: since, toldAt: since } },
    answer: null,
  },
];

const TABLE = PROJECT_STATUSES.flatMap((status) =>
  EVENTS.map(({ event, changes, answer }) => ({
    status,
    event,
    changes,
    // No one else sees a draft, so nothing that others do changes whose turn it is.
    answer: status === "draft" ? REST.draft : (answer ?? REST[status]),
  })),
);

test.each(TABLE)("[P4] $status after $event: $answer", ({ status, changes, answer }) => {
  const { who, act } = turnOf(facts(status, changes));
  expect([who, act]).toEqual(answer);
});

test("[P4] a flow that ends with the examination waits for it, and is then over", () => {
  const flowType = "preliminary_examination" as const;
  const status = "preliminary_investigation" as const;
  expect(turnOf(facts(status, { flowType }))).toMatchObject({ who: "applicant", act: "examine" });
  expect(turnOf(facts(status, { flowType, completedOn: "2026-11-01" }))).toMatchObject({
    who: "nobody",
    act: "examined",
  });
});

test("[A6] the authority's clock begins when the form is sent and stands while others have the turn", () => {
  const sent = { at: since, toldAt: "2026-11-09T09:00:00.000Z" };
  expect(turnOf(facts("applied", { request: sent }))).toMatchObject({
    since: sent.toldAt,
    due: "2026-11-16",
  });
  expect(turnOf(facts("application_received")).due).toBe("2027-02-02");
  const answered = {
    remarks: [asked, said],
    handledAt: "2026-11-11T09:00:00.000Z",
    pausedDays: 5,
  };
  expect(turnOf(facts("application_received", answered))).toMatchObject({
    since: said.at,
    due: "2027-02-07",
  });
});

test("[A6] what the applicant sends is read within ten working days, a message within two", () => {
  expect(turnOf(facts("application_received", { correctedAt: said.at })).due).toBe("2026-11-24");
  expect(turnOf(facts("application_received", { remarks: [said] })).due).toBe("2026-11-12");
});

test("[P4] a draft is due when its round closes", () => {
  expect(turnOf(facts("draft")).due).toBe("2026-12-01");
  expect(turnOf(facts("draft", { period: null })).due).toBeNull();
});

import type { Decision } from "@mars/domain/lifecycle/decision";
import type { Day } from "@mars/domain/time/copenhagen";
import { expect, test } from "vitest";
import { locales } from "../language/languages.ts";
import { decisionLetter, type LetterFacts } from "./decisionLetter.ts";
import { caseworkFixture } from "./testing/caseworkFixture.ts";

const rejected: Decision = {
  outcome: "rejected",
  decidedOn: "2026-09-24",
  reason: "4,2 ha er beskyttet natur.",
  isOfEstablishment: false,
  validUntil: null,
  beginBy: null,
  complainBy: "2026-10-22",
};
const approved: Decision = {
  ...rejected,
  outcome: "establishment-approved",
  reason: null,
  validUntil: "2028-09-24",
};
const facts = {
  status: "application_rejected",
  flowType: "full",
  completedOn: null,
  projectName: "Kærgård Mose",
  schemeName: "Permanent ekstensivering",
  authority: "MARS",
  casework: caseworkFixture(),
  today: "2026-10-12",
} satisfies LetterFacts;

test("[P4] a rejection tells outcome, reason, what now, and how long one can complain", () => {
  expect(decisionLetter(rejected, facts, locales.da)).toMatchObject({
    sender: "Styrelsen",
    day: "24.09.2026",
    title: "Du har fået afslag på din ansøgning",
    lead: "Du søgte om tilskud til Kærgård Mose gennem ordningen Permanent ekstensivering. Styrelsen har givet afslag.",
    reason: "4,2 ha er beskyttet natur.",
    validity: null,
    complaint: { by: "Klag senest 22.10.2026", daysLeft: 10, isOver: false },
  });
});

test("[P4] an approval tells until when it holds and what it obliges to", () => {
  expect(decisionLetter(approved, { ...facts, status: "approval" }, locales.en)).toMatchObject({
    title: "Kærgård Mose has been approved",
    validity: { day: "24.09.2028", left: "1½ years left", isOver: false },
    terms: ["You keep invoices for 5 years"],
    reason: null,
  });
});

type Place = Partial<LetterFacts> & { outcome: Decision["outcome"]; lead: string; now: RegExp };
const places: readonly Place[] = [
  {
    status: "preliminary_examination",
    outcome: "examination-approved",
    lead: "Du kan begynde forundersøgelsen nu.",
    now: /begynde forundersøgelsen/,
  },
  {
    status: "preliminary_investigation",
    outcome: "examination-approved",
    lead: "Forundersøgelsen er i gang.",
    now: /anmode om etablering/,
  },
  {
    status: "preliminary_investigation",
    flowType: "preliminary_examination",
    outcome: "examination-approved",
    lead: "Forundersøgelsen er i gang.",
    now: /Skriv til os, når forundersøgelsen er færdig/,
  },
  {
    status: "preliminary_investigation",
    flowType: "preliminary_examination",
    completedOn: "2026-10-01",
    outcome: "examination-approved",
    lead: "Forundersøgelsen er afsluttet.",
    now: /ikke gøre mere/,
  },
  {
    status: "request_application_received",
    outcome: "examination-approved",
    lead: "Du har anmodet om etablering.",
    now: /opgive anmodningen/,
  },
  {
    status: "approval",
    outcome: "establishment-approved",
    lead: "Du kan begynde arbejdet nu.",
    now: /begynde arbejdet/,
  },
  {
    status: "establishment",
    outcome: "establishment-approved",
    lead: "Arbejdet er i gang.",
    now: /anmode om udbetaling/,
  },
  {
    status: "payment_request_received",
    outcome: "establishment-approved",
    lead: "Du har anmodet om udbetaling.",
    now: /skrive til os/,
  },
  {
    status: "approval",
    today: "2028-09-25",
    outcome: "establishment-approved",
    lead: "Tilsagnet gjaldt til og med 24.09.2028.",
    now: /mere tid/,
  },
  {
    status: "payment_request_rejected",
    today: "2028-09-25",
    outcome: "payment-rejected",
    lead: "Tilsagnet gjaldt til og med 24.09.2028.",
    now: /mere tid/,
  },
];

test.each(places)("[P4] in $status a letter says: $lead", ({ outcome, lead, now, ...place }) => {
  const letter = decisionLetter({ ...approved, outcome }, { ...facts, ...place }, locales.da);
  expect(letter.lead).toBe(lead);
  expect(letter.now).toMatch(now);
});

test("a complaint that is too late is still told of, but no longer offered", () => {
  const on = (today: Day) => decisionLetter(rejected, { ...facts, today }, locales.da).complaint;
  expect(on("2026-10-22")).toMatchObject({
    by: "Klag senest 22.10.2026",
    how: expect.stringContaining("Klageportalen"),
    url: "https://klage.example/",
    isOver: false,
  });
  expect(on("2026-10-23")).toMatchObject({
    text: expect.stringMatching(/^Du kunne klage til /),
    by: "Klagefristen udløb 22.10.2026.",
    how: null,
    url: null,
    isOver: true,
  });
});

test("what a scheme does not say is left out, and a missing reason is where the letter is", () => {
  const letter = decisionLetter(
    { ...rejected, reason: null, complainBy: null },
    { ...facts, casework: null },
    locales.da,
  );
  expect(letter).toMatchObject({ sender: "MARS", complaint: null });
  expect(letter.reason).toContain("Digital Post");
});

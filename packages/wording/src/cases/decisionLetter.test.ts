import type { Decision } from "@mars/domain/lifecycle/decision";
import { expect, test } from "vitest";
import { locales } from "../language/languages.ts";
import { decisionLetter } from "./decisionLetter.ts";
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
  projectName: "Kærgård Mose",
  schemeName: "Permanent ekstensivering",
  authority: "MARS",
  casework: caseworkFixture(),
  today: "2026-10-12",
};

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
  expect(decisionLetter(approved, facts, locales.en)).toMatchObject({
    title: "Kærgård Mose has been approved",
    validity: { day: "24.09.2028", left: "713 days left", isOver: false },
    terms: ["You keep invoices for 5 years"],
    reason: null,
  });
});

test("a complaint that is too late is still told of", () => {
  expect(
    decisionLetter(rejected, { ...facts, today: "2026-10-23" }, locales.da).complaint,
  ).toMatchObject({
    by: "Klagefristen udløb 22.10.2026.",
    isOver: true,
    url: "https://klage.example/",
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

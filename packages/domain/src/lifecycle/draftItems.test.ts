import { expect, test } from "vitest";
import { draftItems, isItemOpen } from "./draftItems.ts";

const broken = (rule: string) =>
  ({ rule, passed: false, severity: "blocking", missing: null }) as const;
const whole = { name: "Kær", hasArea: true, hasScheme: true, rules: [], isReturned: false };

test.each([
  { why: "nothing is missing", facts: whole, open: [] },
  { why: "the name is blank", facts: { ...whole, name: "  " }, open: ["name: missing"] },
  {
    why: "nothing is there yet",
    facts: { ...whole, hasArea: false, hasScheme: false },
    open: ["area: missing", "scheme: missing"],
  },
  {
    why: "the area does not fit the scheme",
    facts: { ...whole, rules: [broken("carbon-share"), broken("must-not-overlap")] },
    open: ["scheme: fix"],
  },
  {
    why: "the scheme is not for the applicant",
    facts: { ...whole, rules: [broken("applicant")] },
    open: ["parties: fix"],
  },
  {
    why: "a rule only warns",
    facts: { ...whole, rules: [{ ...broken("min-area"), severity: "warning" as const }] },
    open: [],
  },
  { why: "only the round is closed", facts: { ...whole, rules: [broken("period")] }, open: [] },
])("[P5] of a draft is open what stands against applying: $why", ({ facts, open }) => {
  const items = draftItems(facts);
  expect(items.filter(isItemOpen).map(({ name, state }) => `${name}: ${state}`)).toEqual(open);
  expect(items).toHaveLength(6);
});

const states = (facts: Partial<Parameters<typeof draftItems>[0]>) =>
  Object.fromEntries(draftItems({ ...whole, ...facts }).map(({ name, state }) => [name, state]));

test("rules wait for their judgement", () => {
  expect(states({ rules: null })).toMatchObject({ scheme: "unknown", parties: "unknown" });
});

test.each([
  { why: "everything is there", facts: {}, send: "ready" },
  { why: "the scheme is missing", facts: { hasScheme: false }, send: "waiting" },
  { why: "the rules are not judged", facts: { rules: null }, send: "waiting" },
  { why: "the round is closed", facts: { rules: [broken("period")] }, send: "waiting" },
  {
    why: "a correction outlives its round",
    facts: { rules: [broken("period")], isReturned: true },
    send: "ready",
  },
])("[P5] a draft is sent when everything is there: $why", ({ facts, send }) => {
  expect(states(facts)).toMatchObject({ send });
});

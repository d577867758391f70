import { expect, test } from "vitest";
import { draftItems, isItemOpen } from "./draftItems.ts";

const broken = (rule: string) =>
  ({ rule, passed: false, severity: "blocking", missing: null }) as const;
const whole = { name: "Kær", hasArea: true, hasScheme: true, rules: [] };

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

test("effect and attachments wait for area and scheme, and rules for their judgement", () => {
  const states = (facts: Partial<Parameters<typeof draftItems>[0]>) =>
    Object.fromEntries(draftItems({ ...whole, ...facts }).map(({ name, state }) => [name, state]));
  expect(states({ hasScheme: false })).toMatchObject({ effect: "waiting", attachments: "waiting" });
  expect(states({ rules: null })).toMatchObject({ scheme: "unknown", parties: "unknown" });
});

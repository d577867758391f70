import { expect, test } from "vitest";
import { applicantOf } from "./applicantKind.ts";
import { changeHolder, type Holder, holderOf } from "./holder.ts";

test.each([
  { vat: null, kind: "private" },
  { vat: "", kind: "private" },
  { vat: "DK42909769", kind: "seges" },
  { vat: "42909769", kind: "seges" },
  { vat: "DK33157274", kind: "natureAgency" },
  { vat: "DK20814616", kind: "agency" },
  { vat: "DK64942212", kind: "municipality" },
  { vat: "64 94 22 12", kind: "municipality" },
  { vat: "DK12345678", kind: "company" },
])("[A4] VAT $vat is $kind", ({ vat, kind }) => {
  expect(applicantOf({ vat }, new Set(["DK64942212"])).kind).toBe(kind);
});

test("[A5] what a person creates belongs to their organisation, or to themselves", () => {
  expect(holderOf({ id: "p", vat: "12345678", roles: [] })).toEqual({
    kind: "organisation",
    vat: "DK12345678",
  });
  expect(holderOf({ id: "p", vat: null, roles: [] })).toEqual({ kind: "person", personId: "p" });
});

const me: Holder = { kind: "person", personId: "p" };
const company: Holder = { kind: "organisation", vat: "DK12345678" };
const municipality: Holder = { kind: "organisation", vat: "DK64942212" };
const plain = {
  role: "owner" as const,
  current: me,
  isFinal: false,
  nextIsMunicipality: false,
  confirmed: false,
};

test.each([
  { what: "to a company", change: { ...plain, next: company }, code: null, isFinal: false },
  {
    what: "to a municipality, unconfirmed",
    change: { ...plain, next: municipality, nextIsMunicipality: true },
    code: "owner.not-confirmed",
  },
  {
    what: "to a municipality, confirmed",
    change: { ...plain, next: municipality, nextIsMunicipality: true, confirmed: true },
    code: null,
    isFinal: true,
  },
  {
    what: "away from the municipality it was handed to",
    change: { ...plain, current: municipality, isFinal: true, next: company },
    code: "owner.final",
  },
  { what: "to nobody", change: { ...plain, next: null }, code: "owner.required" },
  {
    what: "to who has it",
    change: {
      ...plain,
      current: company,
      next: { kind: "organisation" as const, vat: "12345678" },
    },
    code: "owner.unchanged",
  },
  {
    what: "delegate to nobody",
    change: { ...plain, role: "delegate" as const, current: company, next: null },
    code: null,
    isFinal: false,
  },
])("[A5] a change of owner $what: $code", ({ change, code, isFinal }) => {
  const result = changeHolder(change);
  expect(result.ok ? { isFinal: result.value.isFinal } : { code: result.refusal.code }).toEqual(
    code === null ? { isFinal } : { code },
  );
});

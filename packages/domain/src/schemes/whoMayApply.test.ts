import { expect, test } from "vitest";
import type { ApplicantKind } from "../rights/applicantKind.ts";
import { mayApplyFor, whoMayApply } from "./whoMayApply.ts";

const VAT: Record<ApplicantKind, string | null> = {
  private: null,
  company: "DK12345678",
  municipality: "DK64942212",
  natureAgency: "DK33157274",
  seges: "DK42909769",
  agency: "DK20814616",
};
const closed = {
  active: true,
  allowPrivateUserApply: false,
  allowPrivateCompanyApply: false,
  allowMunicipalityApply: false,
  allowOrganizationVatApply: [] as string[],
};
const all = {
  ...closed,
  allowPrivateUserApply: true,
  allowPrivateCompanyApply: true,
  allowMunicipalityApply: true,
};

test.each([
  { what: "nobody", scheme: closed, who: { kind: "none" }, kinds: [] },
  {
    what: "an inactive scheme",
    scheme: { ...all, active: false },
    who: { kind: "none" },
    kinds: [],
  },
  {
    what: "everyone",
    scheme: { ...all, allowOrganizationVatApply: [VAT.natureAgency!, VAT.seges!] },
    who: { kind: "all" },
    kinds: ["private", "company", "municipality", "natureAgency", "seges"],
  },
  {
    what: "SEGES alone",
    scheme: { ...closed, allowOrganizationVatApply: [VAT.seges!] },
    who: { kind: "seges" },
    kinds: ["seges"],
  },
  {
    what: "SEGES and the agency behind it",
    scheme: { ...closed, allowOrganizationVatApply: [VAT.seges!, VAT.agency!] },
    who: { kind: "seges" },
    kinds: ["seges", "agency"],
  },
  {
    what: "private people alone",
    scheme: { ...closed, allowPrivateUserApply: true },
    who: { kind: "combination", groups: ["private"] },
    kinds: ["private"],
  },
  {
    what: "companies alone",
    scheme: { ...closed, allowPrivateCompanyApply: true },
    who: { kind: "combination", groups: ["private"] },
    kinds: ["company"],
  },
  {
    what: "municipalities alone",
    scheme: { ...closed, allowMunicipalityApply: true },
    who: { kind: "combination", groups: ["municipality"] },
    kinds: ["municipality"],
  },
  {
    what: "the nature agency",
    scheme: { ...closed, allowOrganizationVatApply: [VAT.natureAgency!] },
    who: { kind: "combination", groups: ["natureAgency"] },
    kinds: ["natureAgency"],
  },
  {
    what: "private and municipality",
    scheme: all,
    who: { kind: "combination", groups: ["private", "municipality"] },
    kinds: ["private", "company", "municipality"],
  },
  {
    what: "one named company",
    scheme: { ...closed, allowOrganizationVatApply: ["12345678"] },
    who: { kind: "none" },
    kinds: ["company"],
  },
])("[P5] a scheme for $what", ({ scheme, who, kinds }) => {
  expect(whoMayApply(scheme)).toEqual(who);
  const allowed = (Object.keys(VAT) as ApplicantKind[]).filter((kind) =>
    mayApplyFor(scheme, { kind, vat: VAT[kind] }),
  );
  expect(allowed).toEqual(kinds);
});

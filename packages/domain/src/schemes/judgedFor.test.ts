import { expect, test } from "vitest";
import { ownerOrganizations } from "../organizations/ownerOrganizations.ts";
import { type ApplicantChoice, judgedFor } from "./judgedFor.ts";

const facts = {
  active: true,
  allowPrivateUserApply: true,
  allowPrivateCompanyApply: false,
  allowMunicipalityApply: false,
  allowOrganizationVatApply: [ownerOrganizations.natureAgency.vat],
};
const rule = {
  passed: null,
  textCode: "x",
  figure: null,
  limit: null,
  missing: null,
  severity: "blocking" as const,
};
const scheme = {
  name: "Lavbund",
  areaFits: true,
  purposeHa: 3,
  toCutHa: 0,
  verdict: null,
  rules: [
    { ...rule, rule: "applicant" },
    { ...rule, rule: "period" },
  ],
};

test.each<[ApplicantChoice, boolean]>([
  ["private", true],
  ["company", false],
  ["municipality", false],
  ["natureAgency", true],
])("[S3] for %s the scheme is offered: %s, and the other rules stand", (kind, passed) => {
  const textCode = passed ? "rule.applicant" : "rule.applicant.not-offered";
  expect(judgedFor(scheme, facts, { kind, areaHa: 10 })).toEqual({
    ...scheme,
    verdict: passed ? "not-open" : "not-for-you",
    rules: [{ ...rule, rule: "applicant", passed, textCode, figure: kind }, scheme.rules[1]],
  });
});

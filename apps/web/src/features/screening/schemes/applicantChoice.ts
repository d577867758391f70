import { ownerOrganizations } from "@mars/domain/organizations/ownerOrganizations";
import type { Applicant } from "@mars/domain/rights/applicantKind";
import { createStore } from "../../../lib/createStore.ts";

/** Who one applies as, without signing in. */
export const APPLICANT_CHOICES = ["private", "company", "municipality", "natureAgency"] as const;
export type ApplicantChoice = (typeof APPLICANT_CHOICES)[number];

/** Null: nothing chosen; the one who is signed in, or a private person. */
export const applicantChoice = createStore<ApplicantChoice | null>(null);

export function applicantAs(kind: ApplicantChoice): Applicant {
  return { kind, vat: kind === "natureAgency" ? ownerOrganizations.natureAgency.vat : null };
}

import type { Applicant } from "../rights/applicantKind.ts";
import { belongsToOwner, sameVat } from "../organizations/ownerOrganizations.ts";
import type { SubsidyScheme } from "./subsidyScheme.ts";

export type ApplicantRules = Pick<
  SubsidyScheme,
  | "active"
  | "allowPrivateUserApply"
  | "allowPrivateCompanyApply"
  | "allowMunicipalityApply"
  | "allowOrganizationVatApply"
>;

/** Whether a scheme is offered to this applicant. The named organisations come in by their VAT
 * number alone: a state agency is no private company. */
export function mayApplyFor(scheme: ApplicantRules, applicant: Applicant): boolean {
  if (!scheme.active) return false;
  if (scheme.allowOrganizationVatApply.some((vat) => sameVat(vat, applicant.vat))) return true;
  switch (applicant.kind) {
    case "private":
      return scheme.allowPrivateUserApply;
    case "company":
      return scheme.allowPrivateCompanyApply;
    case "municipality":
      return scheme.allowMunicipalityApply;
    default:
      return false;
  }
}

export type ApplicantGroup = "private" | "municipality" | "natureAgency";

/** Who may apply, as it is told to people. */
export type WhoMayApply =
  | { readonly kind: "none" }
  | { readonly kind: "all" }
  | { readonly kind: "seges" }
  | { readonly kind: "combination"; readonly groups: readonly ApplicantGroup[] };

export function whoMayApply(scheme: ApplicantRules): WhoMayApply {
  if (!scheme.active) return { kind: "none" };
  const vats = scheme.allowOrganizationVatApply;
  const groups: ApplicantGroup[] = [];
  if (scheme.allowPrivateUserApply || scheme.allowPrivateCompanyApply) groups.push("private");
  if (scheme.allowMunicipalityApply) groups.push("municipality");
  if (belongsToOwner("natureAgency", ...vats)) groups.push("natureAgency");
  if (groups.length === 3) return { kind: "all" };
  if (groups.length > 0) return { kind: "combination", groups };
  return belongsToOwner("seges", ...vats) ? { kind: "seges" } : { kind: "none" };
}

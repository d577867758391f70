import type { MasterDataScheme } from "@mars/contracts/masterData";
import type { ProjectParty } from "@mars/contracts/projectShapes";
import { ownerNameOf } from "@mars/domain/organizations/ownerOrganizations";
import type { Applicant } from "@mars/domain/rights/applicantKind";
import { mayApplyFor } from "@mars/domain/schemes/whoMayApply";
import { sortDanish } from "@mars/wording/format/collation";

export function applicantOfParty(owner: ProjectParty | null): Applicant {
  const vat = owner?.vat ?? null;
  if (vat === null) return { kind: "private", vat: null };
  const named = ownerNameOf(vat);
  return { kind: named ?? (owner?.isMunicipality ? "municipality" : "company"), vat };
}

/** Schemes that this owner may choose from, by name. Rounds are judged when applying. */
export function offeredSchemes(
  schemes: readonly MasterDataScheme[],
  owner: ProjectParty | null,
): MasterDataScheme[] {
  const applicant = applicantOfParty(owner);
  return sortDanish(
    schemes.filter((scheme) => mayApplyFor(scheme, applicant)),
    ({ name }) => name,
  );
}

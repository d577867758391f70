import { initialsOf } from "@mars/domain/people/initialsOf";
import type { Profile } from "@mars/contracts/people/users";
import { belongsToOwner } from "@mars/domain/organizations/ownerOrganizations";
import type { Person } from "../../platform/identity/person.ts";
import type { KnownOrganization } from "./queries.ts";

export function profileOf(person: Person, organization: KnownOrganization | null): Profile {
  const isSegesOwner = belongsToOwner("seges", person.vat);
  const isNatureAgency = belongsToOwner("natureAgency", person.vat);
  const isAgency = belongsToOwner("agency", person.vat);
  return {
    id: person.id,
    initials: initialsOf(person.fullName),
    fullName: person.fullName,
    email: person.email,
    vat: person.vat,
    organizationName: person.organizationName ?? organization?.name ?? null,
    roles: person.roles,
    organizationKind: organization?.kind ?? kindByVat(),
    isSegesOwner,
    isNatureAgency,
    isAgency,
  };

  // An organisation we do not know by its number is a company: that is how they sign in.
  function kindByVat(): string | null {
    if (person.vat === null) return null;
    if (isSegesOwner) return "seges";
    if (isNatureAgency) return "nature_agency";
    return isAgency ? "agency" : "company";
  }
}

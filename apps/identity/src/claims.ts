import type { DemoPerson } from "./demoPeople.ts";

export const claimNames = ["name", "email", "roles", "vat", "organization"] as const;

/** What access token, id token and userinfo all say about a person. */
export function claimsOf(person: DemoPerson): Record<string, string | string[]> {
  return {
    name: person.name,
    email: person.email,
    roles: person.roles,
    ...(person.vat === null ? {} : { vat: person.vat }),
    ...(person.organization === null ? {} : { organization: person.organization }),
  };
}

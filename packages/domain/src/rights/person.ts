/** Roles from the identity provider. */
export const ROLES = ["planner", "planReader", "caseworkerAdmin"] as const;
export type Role = (typeof ROLES)[number];

/** The words the identity provider uses for them. */
export const ROLE_OF_CLAIM: Readonly<Record<string, Role>> = {
  miljoe_mars_planlaegger: "planner",
  miljoe_mars_plan_laes: "planReader",
  miljoe_mars_ansoeg_admin: "caseworkerAdmin",
};

/** Roles of a sign-in; words that are not ours are left out. */
export function rolesOfClaims(claims: readonly string[]): readonly Role[] {
  return ROLES.filter((role) => claims.some((claim) => ROLE_OF_CLAIM[claim] === role));
}

/** What rights ask of a person who is signed in. */
export type RightsPerson = {
  /** Stable over sign-ins: one issuer and one stable claim. */
  readonly id: string;
  readonly vat: string | null;
  readonly roles: readonly Role[];
};

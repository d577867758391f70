/** Roles from the identity provider. */
export const ROLES = ["planner", "planReader", "caseworkerAdmin"] as const;
export type Role = (typeof ROLES)[number];

/** What rights ask of a person who is signed in. */
export type RightsPerson = {
  /** Stable over sign-ins: one issuer and one stable claim. */
  readonly id: string;
  readonly vat: string | null;
  readonly roles: readonly Role[];
};

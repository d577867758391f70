/** What a delegate may do for the owner; each scope holds those before it. */
export const DELEGATION_SCOPES = ["read", "edit", "apply"] as const;
export type DelegationScope = (typeof DELEGATION_SCOPES)[number];

export function scopesWithin(scope: DelegationScope): readonly DelegationScope[] {
  return DELEGATION_SCOPES.slice(0, DELEGATION_SCOPES.indexOf(scope) + 1);
}

import { cleanText } from "@mars/domain/fields/checkText";
import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import type { Config } from "../config/readConfig.ts";
import type { Claim, Person, Role } from "./person.ts";

export type Claims = Readonly<Record<string, unknown>>;
export type IdentityConfig = Config["identity"];

/** A claim by its name as it stands, or by dots into objects (`realm_access.roles`). */
export function claimValue(claims: Claims, name: string): unknown {
  if (name in claims) return claims[name];
  return name
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? (value as Claims)[key] : undefined,
      claims,
    );
}

function textClaim(claims: Claims, name: string): string | null {
  const value = claimValue(claims, name);
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? cleanText(value, true) || null : null;
}

export function wordsClaim(claims: Claims, name: string): string[] {
  const value = claimValue(claims, name);
  if (Array.isArray(value)) return value.filter((word) => typeof word === "string");
  return typeof value === "string" ? value.split(/[\s,]+/).filter((word) => word !== "") : [];
}

export function rolesOf(claims: Claims, config: IdentityConfig): Role[] {
  const words = new Set(wordsClaim(claims, config.rolesClaim));
  const values: Record<Role, string[]> = {
    planner: config.plannerRole,
    planReader: config.planReaderRole,
    caseworkerAdmin: config.caseworkerAdminRole,
  };
  return (Object.keys(values) as Role[]).filter((role) =>
    values[role].some((value) => words.has(value)),
  );
}

export function listClaims(claims: Claims): Claim[] {
  return Object.entries(claims).flatMap(([type, value]) =>
    (Array.isArray(value) ? value : [value]).map((single) => ({
      type,
      value: typeof single === "string" ? single : JSON.stringify(single),
    })),
  );
}

/** The person without our own id, or null when the claims name no one. */
export function claimsToPerson(claims: Claims, config: IdentityConfig): Omit<Person, "id"> | null {
  const subject = textClaim(claims, config.subjectClaim);
  // One that hides a character would be taken for someone else's.
  if (subject === null || subject !== String(claimValue(claims, config.subjectClaim)).trim())
    return null;
  const email = textClaim(claims, config.emailClaim);
  return {
    issuer: config.authority,
    subject,
    fullName: nameOf(claims, config) ?? email ?? "",
    email,
    vat: normaliseVat(textClaim(claims, config.vatClaim)),
    organizationName: textClaim(claims, config.organizationClaim),
    roles: rolesOf(claims, config),
    claims: listClaims(claims),
  };
}

/** OpenID Connect's own names for it, where the configured one is not given. */
function nameOf(claims: Claims, config: IdentityConfig): string | null {
  const parts = [textClaim(claims, "given_name"), textClaim(claims, "family_name")];
  return (
    textClaim(claims, config.nameClaim) ??
    (parts.filter((part) => part !== null).join(" ") || textClaim(claims, "preferred_username"))
  );
}

/** Whether userinfo could still tell something that the token left out. */
export function lacksClaims(claims: Claims, config: IdentityConfig): boolean {
  return (
    claimValue(claims, config.rolesClaim) === undefined ||
    claimValue(claims, config.nameClaim) === undefined ||
    claimValue(claims, config.subjectClaim) === undefined
  );
}

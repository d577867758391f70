import type { Role } from "@mars/contracts/platform/contract";
import type { FastifyRequest } from "fastify";
import { ProblemError } from "../problems/ProblemError.ts";
import { refusalSentences, type RefusalReason } from "./tokenRefusal.ts";

export type { Role };

export type Claim = { type: string; value: string };

/** The signed-in caller: `id` is our own row, the rest is what the authority says now. */
export type Person = {
  id: string;
  issuer: string;
  subject: string;
  fullName: string;
  email: string | null;
  vat: string | null;
  organizationName: string | null;
  roles: Role[];
  claims: Claim[];
};

declare module "fastify" {
  interface FastifyRequest {
    /** Set by `route` from the contract's access; null for anonymous callers. */
    person: Person | null;
  }
}

export function signedIn(request: FastifyRequest): Person {
  if (request.person === null) throw missingIdentity();
  return request.person;
}

export function needsRole(request: FastifyRequest, ...roles: readonly Role[]): Person {
  const person = signedIn(request);
  if (roles.some((role) => person.roles.includes(role))) return person;
  throw new ProblemError("identity.forbidden", { figures: { needs: roles } });
}

export function missingIdentity(): ProblemError {
  return new ProblemError("identity.missing", { headers: { "www-authenticate": "Bearer" } });
}

export function invalidIdentity(
  reason: RefusalReason,
  detail?: string,
  /** What stood in the token instead, for whoever has to set it right. */
  given?: string,
): ProblemError {
  return new ProblemError("identity.invalid", {
    detail: detail ?? refusalSentences[reason],
    figures: { reason, ...(given !== undefined && { given }) },
    headers: { "www-authenticate": 'Bearer error="invalid_token"' },
  });
}

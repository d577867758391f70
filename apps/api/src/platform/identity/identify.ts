import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { Counter } from "prom-client";
import type { Database } from "../database/Database.ts";
import { logSecurityEvent } from "../log/logSecurityEvent.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import { ProblemError } from "../problems/ProblemError.ts";
import { claimsToPerson, type IdentityConfig } from "./claimsToPerson.ts";
import { type Bearer, type RevokedSessions, signedInAtMs } from "./RevokedSessions.ts";
import { invalidIdentity, type Person } from "./person.ts";
import { savePerson } from "./queries.ts";
import { claimNames, type TokenVerifier } from "./verifyToken.ts";

const saveAgainAfterMs = 10 * 60 * 1000;

/**
 * Whose token this is; throws the problem when it is not accepted. `isChange` looks for endings
 * that another instance has just recorded.
 */
export type FindBearer = (
  token: string,
  isChange?: boolean,
) => Promise<Bearer & { person: Person }>;

/** The caller, null without a token; throws the problem when the token does not hold. */
export type Identify = (request: FastifyRequest) => Promise<Person | null>;

export function bearerFinder(
  verify: TokenVerifier,
  database: Database,
  revoked: RevokedSessions,
  config: IdentityConfig,
): FindBearer {
  // Saves a write per request. A new sign-in is looked up again: the person may have been erased since.
  const saved = new LRUCache<string, string>({ max: 10_000, ttl: saveAgainAfterMs });

  return async (token, isChange = false) => {
    const verified = await verify(token);
    const person = claimsToPerson(verified, config);
    if (person === null) throw invalidIdentity("missing-claim", undefined, claimNames(verified));
    const { claims: _, ...kept } = person;
    const fingerprint = JSON.stringify([kept, signedInAtMs(verified)]);
    const savedId = saved.get(fingerprint) ?? null;
    // Before saving: a token from before an erasure must not store the person again.
    const bearer = { token, personId: savedId, subject: kept.subject, claims: verified };
    await revoked.ensureNotRevoked(bearer, isChange || savedId === null);
    if (savedId !== null)
      return { ...bearer, personId: savedId, person: { ...person, id: savedId } };
    const id = await savePerson(database, kept);
    await revoked.ensureNotRevoked({ ...bearer, personId: id }, false);
    saved.set(fingerprint, id);
    return { ...bearer, personId: id, person: { ...person, id } };
  };
}

export function identifier(findBearer: FindBearer, metrics: Metrics): Identify {
  const refusals = new Counter({
    name: "mars_token_refusals_total",
    help: "Access tokens that were not accepted, by reason",
    labelNames: ["reason"],
    registers: [metrics.registry],
  });

  /** Whoever fixes it needs the reason; the person only sees that it did not work. */
  const noted = (request: FastifyRequest, error: unknown) => {
    if (error instanceof ProblemError && error.code === "identity.invalid") {
      const { reason, given } = error.extras.figures ?? {};
      refusals.inc({ reason: String(reason) });
      logSecurityEvent(request, "token.refused", {
        reason: String(reason),
        ...(typeof given === "string" && { given }),
      });
    }
    return error;
  };

  return async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (token === null) return null;
    const isChange = request.method !== "GET" && request.method !== "HEAD";
    const { person } = await findBearer(token, isChange).catch((error: unknown) => {
      throw noted(request, error);
    });
    return person;
  };
}

function bearerToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  const match = /^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i.exec(header);
  if (match?.[1] === undefined)
    throw invalidIdentity("malformed", "Authorization must be a bearer token.");
  return match[1];
}

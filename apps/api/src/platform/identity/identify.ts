import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { Counter } from "prom-client";
import type { Database } from "../database/Database.ts";
import { logSecurityEvent } from "../log/logSecurityEvent.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import { ProblemError } from "../problems/ProblemError.ts";
import { claimsToPerson, type IdentityConfig } from "./claimsToPerson.ts";
import type { Bearer, RevokedSessions } from "./RevokedSessions.ts";
import { invalidIdentity, type Person } from "./person.ts";
import { savePerson } from "./queries.ts";
import { claimNames, type TokenVerifier } from "./verifyToken.ts";

const saveAgainAfterMs = 10 * 60 * 1000;

/** Whose token this is; throws the problem when it does not hold. */
export type FindBearer = (token: string) => Promise<Bearer & { person: Person }>;

/** The caller, null without a token; throws the problem when the token does not hold. */
export type Identify = (request: FastifyRequest) => Promise<Person | null>;

export function bearerFinder(
  verify: TokenVerifier,
  database: Database,
  config: IdentityConfig,
): FindBearer {
  // Saves a write per request; each instance forgets on its own, which costs one write.
  const saved = new LRUCache<string, string>({ max: 10_000, ttl: saveAgainAfterMs });

  return async (token) => {
    const verified = await verify(token);
    const person = claimsToPerson(verified, config);
    if (person === null) throw invalidIdentity("missing-claim", undefined, claimNames(verified));
    const { claims: _, ...kept } = person;
    const fingerprint = JSON.stringify(kept);
    const known = saved.get(fingerprint);
    const id = known ?? (await savePerson(database, kept));
    if (known === undefined) saved.set(fingerprint, id);
    return { token, personId: id, claims: verified, person: { ...person, id } };
  };
}

export function identifier(
  findBearer: FindBearer,
  revoked: RevokedSessions,
  metrics: Metrics,
): Identify {
  const refusals = new Counter({
    name: "mars_token_refusals_total",
    help: "Access tokens that were not accepted, by reason",
    labelNames: ["reason"],
    registers: [metrics.registry],
  });

  /** Whoever mends it needs the reason; the person only sees that it did not work. */
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
    const bearer = await findBearer(token).catch((error: unknown) => {
      throw noted(request, error);
    });
    const { person } = bearer;
    const isChange = request.method !== "GET" && request.method !== "HEAD";
    await revoked.ensureNotRevoked(bearer, isChange && person.roles.length > 0);
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

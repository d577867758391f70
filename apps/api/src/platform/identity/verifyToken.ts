import { createHash } from "node:crypto";
import { decodeJwt, errors, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import { ProblemError } from "../problems/ProblemError.ts";
import { type Authority, identityUnavailable, type Metadata } from "./Authority.ts";
import {
  type Claims,
  claimValue,
  type IdentityConfig,
  lacksClaims,
  rolesOf,
  wordsClaim,
} from "./claimsToPerson.ts";
import { invalidIdentity } from "./person.ts";
import { type RefusalReason, refusalReason } from "./tokenRefusal.ts";

const ANSWER_WITHIN_MS = 5000;

const KEPT_MS = 5 * 60 * 1000;
const REFUSAL_KEPT_MS = 10_000;

/** What the authority tells about the bearers of tokens, remembered for some minutes. */
class Userinfo {
  readonly #answers = new LRUCache<string, Answer>({ max: 5000 });
  readonly #refusals = new LRUCache<string, ProblemError>({ max: 5000, ttl: REFUSAL_KEPT_MS });
  readonly #running = new Map<string, Promise<Claims>>();

  async of(question: UserinfoQuestion): Promise<Claims> {
    const key = createHash("sha256").update(question.token).digest("base64url");
    const known = this.#answers.get(key);
    const { freshMs = KEPT_MS } = question;
    if (known !== undefined && Date.now() - known.askedAtMs < freshMs) return known.claims;
    const refusal = this.#refusals.get(key);
    if (refusal !== undefined) throw refusal;
    const running = this.#running.get(key) ?? this.#ask(key, question);
    this.#running.set(key, running);
    try {
      return await running;
    } finally {
      this.#running.delete(key);
    }
  }

  async #ask(key: string, { endpoint, token, untilMs, waitMs }: UserinfoQuestion): Promise<Claims> {
    const askedAtMs = Date.now();
    try {
      const claims = await readUserinfo(endpoint, token, waitMs);
      const ttl = Math.min(untilMs - Date.now(), KEPT_MS);
      // A token may outlive its end by the clock skew; a ttl of 0 would be kept for ever.
      if (ttl > 0) this.#answers.set(key, { claims, askedAtMs }, { ttl });
      return claims;
    } catch (error) {
      if (error instanceof ProblemError && error.code === "identity.invalid") {
        this.#answers.delete(key);
        this.#refusals.set(key, error);
      }
      throw error;
    }
  }
}

/** Less than for a sign-in: work with a role continues where the authority is slow. */
const WAIT_MS = 2000;
const PAUSE_MS = 10_000;

/**
 * A token says for all its life that its bearer has a role. While it lasts the authority is asked
 * whether that still holds: who has lost the role, or whose session has ended, has no use of it.
 */
class RoleCheck {
  readonly #config: IdentityConfig;
  readonly #userinfo: Userinfo;
  /** Clients whose tokens userinfo takes at all; elsewhere its refusal says nothing. */
  readonly #accepted = new Set<string>();
  /** Clients whose userinfo has named roles: it leaves the claim out when the last one is taken. */
  readonly #namesRoles = new Set<string>();
  #pausedUntilMs = 0;

  constructor(config: IdentityConfig, userinfo: Userinfo) {
    this.#config = config;
    this.#userinfo = userinfo;
  }

  /**
   * What userinfo adds to a token that holds. It refuses tokens that are bound to our API at many
   * authorities (RFC 8707): then the token is enough, and a role that it does not name is none.
   */
  async told(claims: Claims, question: UserinfoQuestion): Promise<Claims> {
    try {
      const told = await this.#userinfo.of(question);
      this.#accepted.add(clientOf(claims));
      return told;
    } catch (error) {
      if (!isRefusal(error) || this.#accepted.has(clientOf(claims))) throw error;
      return {};
    }
  }

  /** The claims with the roles that still hold; throws where the token no longer does. */
  async current(claims: Claims, question: UserinfoQuestion): Promise<Claims> {
    const freshMs = this.#config.roleCheckSeconds * 1000;
    const isAsked = freshMs > 0 && rolesOf(claims, this.#config).length > 0;
    if (!isAsked || Date.now() < this.#pausedUntilMs) return claims;
    const client = clientOf(claims);
    try {
      const told = await this.#userinfo.of({ ...question, freshMs, waitMs: WAIT_MS });
      // Some authorities name the same person differently in the two.
      if (told.sub !== claims.sub) return claims;
      this.#accepted.add(client);
      if (claimValue(told, this.#config.rolesClaim) !== undefined) this.#namesRoles.add(client);
      return this.#namesRoles.has(client) ? this.#narrowed(claims, told) : claims;
    } catch (error) {
      const isRefused = isRefusal(error);
      if (isRefused && this.#accepted.has(client)) throw error;
      // An authority that is unavailable takes no one's role: the token's own end still counts.
      if (!isRefused) this.#pausedUntilMs = Date.now() + PAUSE_MS;
      return claims;
    }
  }

  #narrowed(claims: Claims, told: Claims): Claims {
    const { rolesClaim } = this.#config;
    const standing = new Set(wordsClaim(told, rolesClaim));
    const words = wordsClaim(claims, rolesClaim);
    const kept = words.filter((word) => standing.has(word));
    return kept.length === words.length ? claims : { ...claims, [rolesClaim]: kept };
  }
}

const clientOf = (claims: Claims) => JSON.stringify(claims.client_id ?? claims.azp ?? null);

const isRefusal = (error: unknown) =>
  error instanceof ProblemError && error.code === "identity.invalid";

export type TokenVerifier = (token: string) => Promise<Claims>;

/** Makes the function that turns an access token into trusted claims, or throws the problem. */
export function tokenVerifier(authority: Authority, config: IdentityConfig): TokenVerifier {
  const userinfo = new Userinfo();
  const roles = new RoleCheck(config, userinfo);

  return async (token) => {
    const metadata = await authority.metadata();
    const endpoint = metadata.userinfoEndpoint;
    if (config.opaqueTokens && token.split(".").length !== 3) {
      if (endpoint === null) throw invalidIdentity("malformed", "The access token is no JWT.");
      const question = { endpoint, token, untilMs: Number.POSITIVE_INFINITY };
      return roles.current(await userinfo.of(question), question);
    }
    const claims = await verifyJwt(token, metadata, config);
    if (endpoint === null) return claims;
    const question = { endpoint, token, untilMs: Number(claims.exp) * 1000 };
    if (!lacksClaims(claims, config)) return roles.current(claims, question);
    const told = await roles.told(claims, question);
    // Userinfo of another person would lend this token their roles.
    if (told.sub !== undefined && told.sub !== claims.sub)
      throw invalidIdentity("not-accepted", "Access token and userinfo speak of different people.");
    return roles.current({ ...told, ...claims }, question);
  };
}

async function verifyJwt(
  token: string,
  metadata: Metadata,
  config: IdentityConfig,
): Promise<Claims> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, metadata.keys, {
      issuer: metadata.issuer,
      audience: acceptedAudience(token, config),
      algorithms: config.algorithms,
      clockTolerance: config.clockSkewSeconds,
      requiredClaims: ["exp", "sub"],
    });
    // Whom the authority tells of an ended session must not be able to act as that person.
    if ("events" in payload || !isAccessToken(protectedHeader.typ))
      throw new errors.JWTInvalid("no access token");
    const { iat } = payload;
    if (iat !== undefined && iat > Date.now() / 1000 + config.clockSkewSeconds)
      throw new errors.JWTClaimValidationFailed("of the future", payload, "iat", "check_failed");
    return payload;
  } catch (error) {
    const reason = refusalReason(error);
    if (reason === null) throw identityUnavailable();
    throw invalidIdentity(reason, undefined, givenInstead(token, reason));
  }
}

/** RFC 9068, or as older authorities write it; a token for another purpose says which. */
function isAccessToken(type: string | undefined): boolean {
  return type === undefined || /^(?:application\/)?(?:at\+jwt|jwt)$/i.test(type);
}

/** Some authorities write all granted scopes into the audience as one text, 'openid mars'. */
function acceptedAudience(token: string, { audience }: IdentityConfig): string[] {
  const { aud } = decodeJwt(token);
  const isListed = typeof aud === "string" && aud.split(" ").some((one) => audience.includes(one));
  return isListed ? [...audience, aud] : audience;
}

const GIVEN_LENGTH = 200;

/** Names alone: what the claims say is about a person. */
export const claimNames = (claims: Claims) =>
  Object.keys(claims).toSorted().join(" ").slice(0, GIVEN_LENGTH);

function givenInstead(token: string, reason: RefusalReason): string | undefined {
  if (reason === "missing-claim") return claimNames(decodeJwt(token));
  const name = reason === "wrong-audience" ? "aud" : reason === "wrong-issuer" ? "iss" : null;
  if (name === null) return undefined;
  const value = decodeJwt(token)[name];
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, GIVEN_LENGTH);
}

/** What the authority tells about the bearer of a token. */
async function readUserinfo(
  endpoint: string,
  token: string,
  waitMs = ANSWER_WITHIN_MS,
): Promise<Claims> {
  let response: Response;
  try {
    response = await fetch(endpoint, {
      signal: AbortSignal.timeout(waitMs),
      headers: { authorization: `Bearer ${token}`, accept: "application/json" },
    });
  } catch {
    throw identityUnavailable();
  }
  if (response.status === 401 || response.status === 403) throw invalidIdentity("not-accepted");
  if (!response.ok) throw identityUnavailable();
  try {
    return (await response.json()) as Claims;
  } catch {
    throw identityUnavailable();
  }
}

type UserinfoQuestion = {
  endpoint: string;
  token: string;
  /** When the token ends. */
  untilMs: number;
  /** How old an answer may be. */
  freshMs?: number;
  waitMs?: number;
};

type Answer = { claims: Claims; askedAtMs: number };

import { ProblemError } from "../problems/ProblemError.ts";
import { claimValue, rolesOf, wordsClaim } from "./claimsToPerson.ts";
import type { Claims, IdentityConfig } from "./claimsToPerson.ts";
import type { Userinfo, UserinfoQuestion } from "./Userinfo.ts";

/** Less than for a sign-in: work with a role continues where the authority is slow. */
const WAIT_MS = 2000;
const PAUSE_MS = 10_000;

/**
 * A token says for all its life that its bearer has a role. While it lasts the authority is asked
 * whether that still holds: who has lost the role, or whose session has ended, has no use of it.
 */
export class RoleCheck {
  readonly #config: IdentityConfig;
  readonly #userinfo: Userinfo;
  /** Clients whose tokens userinfo takes at all; elsewhere its refusal says nothing. */
  readonly #accepted = new Set<string>();
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
      return this.#narrowed(claims, told);
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
    if (claimValue(told, rolesClaim) === undefined) return claims;
    const standing = new Set(wordsClaim(told, rolesClaim));
    const words = wordsClaim(claims, rolesClaim);
    const kept = words.filter((word) => standing.has(word));
    return kept.length === words.length ? claims : { ...claims, [rolesClaim]: kept };
  }
}

const clientOf = (claims: Claims) => JSON.stringify(claims.client_id ?? claims.azp ?? null);

const isRefusal = (error: unknown) =>
  error instanceof ProblemError && error.code === "identity.invalid";

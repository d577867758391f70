import { jwtVerify } from "jose";
import type { Authority } from "./Authority.ts";
import { identityUnavailable } from "./Authority.ts";
import type { Claims, IdentityConfig } from "./claimsToPerson.ts";
import { refusalReason, type RefusalReason } from "./tokenRefusal.ts";

const LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout";
const MAX_AGE_SECONDS = 300;

/** What has ended at the authority: one session, or all of a person's. */
export type Logout = { id: string; sid: string | null; sub: string | null; endedAt: Date };

export type LogoutRefusal =
  | RefusalReason
  | "wrong-type"
  | "no-event"
  | "has-nonce"
  | "names-nobody";

export type LogoutVerifier = (token: string) => Promise<Logout | LogoutRefusal>;

/** OpenID Connect Back-Channel Logout 1.0, section 2.6. */
export function logoutVerifier(authority: Authority, config: IdentityConfig): LogoutVerifier {
  return async (token) => {
    const { issuer, keys } = await authority.metadata();
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer,
        audience: config.clientId,
        algorithms: config.algorithms,
        clockTolerance: config.clockSkewSeconds,
        maxTokenAge: MAX_AGE_SECONDS,
        requiredClaims: ["iat", "jti"],
      });
      return logoutOf(payload, protectedHeader.typ);
    } catch (error) {
      const reason = refusalReason(error);
      if (reason === null) throw identityUnavailable();
      return reason;
    }
  };
}

function logoutOf(claims: Claims, type: string | undefined): Logout | LogoutRefusal {
  // Older authorities say nothing or JWT; a token for another purpose says which.
  if (type !== undefined && !/^(?:application\/)?(?:logout\+jwt|jwt)$/i.test(type))
    return "wrong-type";
  if (!isLogoutEvent(claims.events)) return "no-event";
  // An id token with an event added must not pass for a logout token, nor the reverse.
  if ("nonce" in claims) return "has-nonce";
  const { jti, sid, sub, iat } = claims;
  if (typeof jti !== "string" || jti === "") return "missing-claim";
  const logout = { id: jti, sid: textOrNull(sid), sub: textOrNull(sub) };
  if (logout.sid === null && logout.sub === null) return "names-nobody";
  // Whole seconds: what was issued earlier in the same one has ended as well.
  return { ...logout, endedAt: new Date((Number(iat) + 1) * 1000) };
}

function isLogoutEvent(events: unknown): boolean {
  if (typeof events !== "object" || events === null || !Object.hasOwn(events, LOGOUT_EVENT))
    return false;
  const event = (events as Claims)[LOGOUT_EVENT];
  return typeof event === "object" && event !== null && !Array.isArray(event);
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

import { createHash } from "node:crypto";
import { decodeJwt, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import type { Authority, Metadata } from "./Authority.ts";
import { identityUnavailable } from "./Authority.ts";
import { lacksClaims, type Claims, type IdentityConfig } from "./claimsToPerson.ts";
import { invalidIdentity } from "./person.ts";
import { readUserinfo } from "./readUserinfo.ts";
import { type RefusalReason, refusalReason } from "./tokenRefusal.ts";

const userinfoMs = 5 * 60 * 1000;

export type TokenVerifier = (token: string) => Promise<Claims>;

/** Makes the function that turns an access token into trusted claims, or throws the problem. */
export function tokenVerifier(authority: Authority, config: IdentityConfig): TokenVerifier {
  const userinfo = new LRUCache<string, Claims>({ max: 5000 });

  async function userinfoOf(token: string, metadata: Metadata, untilMs: number): Promise<Claims> {
    if (metadata.userinfoEndpoint === null) return {};
    const key = createHash("sha256").update(token).digest("base64url");
    const known = userinfo.get(key);
    if (known !== undefined) return known;
    const claims = await readUserinfo(metadata.userinfoEndpoint, token);
    const ttl = Math.min(untilMs - Date.now(), userinfoMs);
    // A token may outlive its end by the clock skew; a ttl of 0 would be kept for ever.
    if (ttl > 0) userinfo.set(key, claims, { ttl });
    return claims;
  }

  return async (token) => {
    const metadata = await authority.metadata();
    if (config.opaqueTokens && token.split(".").length !== 3) {
      if (metadata.userinfoEndpoint === null)
        throw invalidIdentity("malformed", "The access token is no JWT.");
      return userinfoOf(token, metadata, Number.POSITIVE_INFINITY);
    }
    const claims = await verifyJwt(token, metadata, config);
    if (!lacksClaims(claims, config)) return claims;
    const told = await userinfoOf(token, metadata, Number(claims.exp) * 1000);
    // Userinfo of another person would lend this token their roles.
    if (told.sub !== undefined && told.sub !== claims.sub)
      throw invalidIdentity("not-accepted", "Access token and userinfo speak of different people.");
    return { ...told, ...claims };
  };
}

async function verifyJwt(
  token: string,
  metadata: Metadata,
  config: IdentityConfig,
): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, metadata.keys, {
      issuer: metadata.issuer,
      audience: acceptedAudience(token, config),
      algorithms: config.algorithms,
      clockTolerance: config.clockSkewSeconds,
      requiredClaims: ["exp", "sub"],
    });
    return payload;
  } catch (error) {
    const reason = refusalReason(error);
    if (reason === null) throw identityUnavailable();
    throw invalidIdentity(reason, undefined, givenInstead(token, reason));
  }
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

import { decodeJwt, errors, jwtVerify } from "jose";
import type { Authority, Metadata } from "./Authority.ts";
import { identityUnavailable } from "./Authority.ts";
import { lacksClaims, type Claims, type IdentityConfig } from "./claimsToPerson.ts";
import { invalidIdentity } from "./person.ts";
import { RoleCheck } from "./RoleCheck.ts";
import { type RefusalReason, refusalReason } from "./tokenRefusal.ts";
import { Userinfo } from "./Userinfo.ts";

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

import { errors } from "jose";

/** Why an access token is not accepted; told to the caller as `reason`, and logged. */
export type RefusalReason =
  | "expired"
  | "not-yet-valid"
  | "wrong-audience"
  | "wrong-issuer"
  | "missing-claim"
  | "unknown-key"
  | "wrong-signature"
  | "wrong-algorithm"
  | "not-accepted"
  | "malformed";

const byClaim: Readonly<Record<string, RefusalReason>> = {
  aud: "wrong-audience",
  iss: "wrong-issuer",
  nbf: "not-yet-valid",
  iat: "not-yet-valid",
};

/** The reason in an error about a token; null where the fault lies elsewhere. */
export function refusalReason(error: unknown): RefusalReason | null {
  if (error instanceof errors.JWTExpired) return "expired";
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.reason === "missing" ? "missing-claim" : (byClaim[error.claim] ?? "malformed");
  if (error instanceof errors.JWKSNoMatchingKey) return "unknown-key";
  if (error instanceof errors.JWSSignatureVerificationFailed) return "wrong-signature";
  if (error instanceof errors.JOSEAlgNotAllowed) return "wrong-algorithm";
  // A key set that cannot be fetched is the authority's fault, not the caller's.
  const isAboutToken =
    error instanceof errors.JOSEError &&
    error.code !== "ERR_JOSE_GENERIC" &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid);
  return isAboutToken ? "malformed" : null;
}

/** One sentence each for whoever reads the answer; the web app has its own, in two languages. */
export const refusalSentences: Readonly<Record<RefusalReason, string>> = {
  expired: "The access token has expired.",
  "not-yet-valid": "The access token is not valid yet; a clock may be off.",
  "wrong-audience": "The access token is meant for another service.",
  "wrong-issuer": "The access token is of another issuer.",
  "missing-claim": "The access token lacks a claim that names the person.",
  "unknown-key": "The access token is signed with a key that the authority does not publish.",
  "wrong-signature": "The signature of the access token does not hold.",
  "wrong-algorithm": "The access token is signed in a way that is not accepted.",
  "not-accepted": "The identity provider does not accept the access token.",
  malformed: "The access token is not valid.",
};

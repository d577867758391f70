import type { SignInFailureReason } from "@mars/contracts/people/users";
import { ErrorResponse, ErrorTimeout } from "oidc-client-ts";
import { HttpProblem } from "../http/HttpProblem.ts";

/** Why no one is signed in after a sign-in. */
export class SignInFailure extends Error {
  override readonly name = "SignInFailure";
  readonly reason: SignInFailureReason;
  /** The authority's own code, for support. */
  readonly errorCode: string | null;
  /** The authority knew someone whose sign-in had been ended everywhere: they must be asked again. */
  readonly isEnded: boolean;
  /** Of the call that the API refused, for support. */
  readonly requestId: string | null;

  constructor(
    reason: SignInFailureReason,
    {
      errorCode = null,
      requestId = null,
      isEnded = false,
    }: { errorCode?: string | null; requestId?: string | null; isEnded?: boolean } = {},
  ) {
    super(`Sign-in failed: ${reason}`);
    this.reason = reason;
    this.errorCode = errorCode;
    this.requestId = requestId;
    this.isEnded = isEnded;
  }
}

/** What the person did, or someone else must do, differs; the API's other reasons do not. */
const byApiReason: Readonly<Record<string, SignInFailureReason>> = {
  expired: "clock",
  "not-yet-valid": "clock",
  "wrong-audience": "wrong-audience",
  "missing-claim": "missing-claim",
};

/** What came back from the authority, or did not. */
export function failureOfCallback(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  if (error instanceof ErrorResponse) {
    const errorCode = error.error;
    return new SignInFailure(errorCode === "access_denied" ? "cancelled" : "refused", {
      errorCode,
    });
  }
  if (error instanceof ErrorTimeout || error instanceof TypeError)
    return new SignInFailure("unreachable");
  // No or another state or nonce: an old link, two tabs, or someone else's answer.
  return new SignInFailure("interrupted");
}

/** A fresh token that the API refuses; null where it failed for another reason. */
export function failureOfRefusal(error: unknown, isAllGranted: boolean): SignInFailure | null {
  if (!(error instanceof HttpProblem) || error.status !== 401) return null;
  const told = byApiReason[String(error.figures["reason"])] ?? "not-accepted";
  // Who did not grant what was asked for has a token that is meant for no one else either.
  const reason = told === "wrong-audience" && !isAllGranted ? "cancelled" : told;
  const isEnded = error.code === "identity.ended";
  return new SignInFailure(reason, { requestId: error.requestId, isEnded });
}

import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { withExample } from "../platform/query.ts";

export const role = z.enum(["planner", "planReader", "caseworkerAdmin"]);

/** The signed-in person as SPEC 3 'Profile' names it, plus what the shell decides by. */
export const profile = z.object({
  id: z.string(),
  initials: z.string(),
  fullName: z.string(),
  email: z.nullable(z.string()),
  vat: z.nullable(z.string()),
  organizationName: z.nullable(z.string()),
  roles: z.array(role),
  /** The organisation's kind by its VAT number; null for a private person. */
  organizationKind: z.nullable(z.string()),
  isSegesOwner: z.boolean(),
  isNatureAgency: z.boolean(),
  isAgency: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

export const claim = z.object({ type: z.string(), value: z.string() });

const trackValue = z.union([line(512), z.number(), z.boolean(), z.null()]);

/** What the browser collected: flat facts, no free text of the user. */
export const track = z.record(line(64), trackValue);

const identifier = withExample(z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)), "3f2b6c1e-8d4a");

export const trackingData = z.object({
  tracks: z._default(z.array(track).check(z.maxLength(50)), []),
  /** Whether the person has accepted statistics; ids are refused otherwise. */
  statisticsConsent: z._default(z.boolean(), false),
  sessionId: z.optional(identifier),
  localId: z.optional(identifier),
});

/** The one feature that may be tracked without consent: the change of consent itself. */
export const consentFeature = "consent";

export const readUserInfo = contract({
  method: "GET",
  path: "/user/info",
  tag: "Users",
  summary: "The profile of the person who is logged in",
  access: "signedIn",
  response: profile,
});

export const readUserClaims = contract({
  method: "GET",
  path: "/user/claims",
  tag: "Users",
  summary: "Every claim the identity provider gave about the person who is logged in",
  access: "signedIn",
  response: z.array(claim),
});

/** How a sign-in can end without anybody being signed in. */
export const signInFailureReason = z.enum([
  "cancelled",
  "refused",
  "unreachable",
  "interrupted",
  "clock",
  "wrong-audience",
  "missing-claim",
  "not-accepted",
]);
export type SignInFailureReason = z.infer<typeof signInFailureReason>;

export const reportSignInFailure = contract({
  method: "POST",
  path: "/user/sign-in-failures",
  tag: "Users",
  summary: "Log why a login failed in the browser; nothing is stored",
  access: "public",
  body: z.object({
    reason: signInFailureReason,
    /** The authority's own error code, such as `access_denied`. */
    errorCode: z.optional(
      withExample(z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/)), "access_denied"),
    ),
  }),
});

export const endSession = contract({
  method: "POST",
  path: "/user/end-session",
  tag: "Users",
  summary: "End an access token before it expires",
  description:
    "Whoever has the token may end it. `everywhere` ends all tokens the person was given until now, on every device. A token that does not hold is answered alike.",
  access: "public",
  body: z.object({
    token: withExample(line(16_384, 1), "eyJhbGciOi…"),
    everywhere: z._default(z.boolean(), false),
  }),
});

export const backChannelLogout = contract({
  method: "POST",
  path: "/user/back-channel-logout",
  tag: "Users",
  summary: "For the identity provider: a session there has ended",
  description:
    "OpenID Connect Back-Channel Logout 1.0. The signed logout token names a session (`sid`) or a person (`sub`); their access tokens are refused from now on, on every instance within seconds. The token must be of the configured authority, meant for the web app's client, at most five minutes old and new: it works once.",
  access: "public",
  consumes: "application/x-www-form-urlencoded",
  body: z.object({
    logout_token: withExample(line(16_384, 1), "eyJhbGciOi…"),
  }),
  // The standard asks for 200, also without a body.
  status: 200,
  problems: ["logout.refused"],
});

export const trackLogin = contract({
  method: "POST",
  path: "/user/track-login",
  tag: "Users",
  summary: "Record a login",
  access: "signedIn",
  body: z.optional(trackingData),
  problems: ["tracking.too-large"],
});

export const trackUse = contract({
  method: "POST",
  path: "/user/track",
  tag: "Users",
  summary: "Record the use of a feature",
  description:
    "Without statistics consent only the feature `consent` is accepted, and no identifier is kept.",
  access: "optional",
  body: z.extend(trackingData, {
    feature: line(64, 1),
  }),
  problems: ["tracking.consent-required", "tracking.too-large"],
});

import { consentFeature } from "@mars/contracts/people/users";
import { accept, refuse, type Result } from "@mars/domain/result";

export type TrackedUse = {
  feature: string;
  statisticsConsent: boolean;
  sessionId?: string | undefined;
  localId?: string | undefined;
  tracks: readonly Readonly<Record<string, unknown>>[];
};

export type TrackEvent = {
  kind: "login" | "use" | "consent";
  feature: string | null;
  sessionId: string | null;
  localId: string | null;
  personId: string | null;
  payload: unknown;
};

/** What may be kept of a use: without consent only that consent changed, and of no one. */
export function trackingOf(use: TrackedUse, personId: string | null): Result<TrackEvent> {
  const isConsent = use.feature === consentFeature;
  if (!use.statisticsConsent && !isConsent) return refuse("tracking.consent-required");
  const kind = isConsent ? "consent" : "use";
  return accept({
    kind,
    feature: use.feature,
    ...identifiers(use, personId),
    payload: use.tracks,
  });
}

/** A sign-in is always counted; who and in which browser only with consent. */
export function loginTrackingOf(
  login: Omit<TrackedUse, "feature"> | undefined,
  personId: string,
): TrackEvent {
  const consented = login?.statisticsConsent === true;
  return {
    kind: "login",
    feature: null,
    ...identifiers(login, personId),
    payload: consented ? login.tracks : [],
  };
}

function identifiers(use: Omit<TrackedUse, "feature"> | undefined, personId: string | null) {
  if (!use?.statisticsConsent) return { sessionId: null, localId: null, personId: null };
  return { sessionId: use.sessionId ?? null, localId: use.localId ?? null, personId };
}

import type { consentFeature } from "@mars/contracts/people/users";
import { send } from "../http/send.ts";
import { collectTracking, type TrackedFacts } from "./collectTracking.ts";

const withoutConsent: typeof consentFeature = "consent";

/** Records the use of a feature. No one waits for it, and no one hears of it failing. */
export function track(feature: string, facts: TrackedFacts = {}): void {
  const data = collectTracking(facts);
  if (!data.statisticsConsent && feature !== withoutConsent) return;
  send(
    { method: "POST", path: "/user/track", body: { ...data, feature } },
    { quiet: true, isSignInProbe: true },
  ).catch(() => {});
}

import type { Profile } from "@mars/contracts/people/users";
import { createStore, useStore } from "../createStore.ts";

/** `starting` until it is known whether someone is signed in. */
export type SessionState = {
  phase: "starting" | "anonymous" | "authenticated";
  profile: Profile | null;
  /** The login-tracking call failed: the system-unavailable modal is open. */
  isUnavailable: boolean;
};

const nobody = { profile: null, isUnavailable: false };

/** Pages are rendered by the server as those see them who are not signed in. */
export const sessionState = createStore<SessionState>(
  { phase: "starting", ...nobody },
  { phase: "anonymous", ...nobody },
);

export function changeSession(change: Partial<SessionState>): void {
  sessionState.set({ ...sessionState.get(), ...change });
}

export function useSession(): SessionState {
  return useStore(sessionState);
}

export function mayReadPlans(profile: Profile | null): boolean {
  return profile?.roles.some((role) => role === "planner" || role === "planReader") ?? false;
}

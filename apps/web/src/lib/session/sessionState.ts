import type { Profile } from "@mars/contracts/users";
import { createStore, useStore } from "../createStore.ts";

/** `starting` until it is known whether someone is signed in. */
export type SessionState = {
  phase: "starting" | "anonymous" | "authenticated";
  profile: Profile | null;
  /** The login-tracking call failed: the system-unavailable modal is open. */
  isUnavailable: boolean;
};

export const sessionState = createStore<SessionState>({
  phase: "starting",
  profile: null,
  isUnavailable: false,
});

export function changeSession(change: Partial<SessionState>): void {
  sessionState.set({ ...sessionState.get(), ...change });
}

export function useSession(): SessionState {
  return useStore(sessionState);
}

export function mayReadPlans(profile: Profile | null): boolean {
  return profile?.roles.some((role) => role === "planner" || role === "planReader") ?? false;
}

import type { Profile } from "@mars/contracts/people/users";
import { createStore, useStore } from "../createStore.ts";

/** As much of a person as the frame around a page shows. */
export type Person = Pick<Profile, "initials" | "fullName" | "roles">;

/** `starting` until it is known whether someone is signed in. */
export type SessionState = {
  phase: "starting" | "anonymous" | "authenticated";
  profile: Profile | null;
  /** Who signed in in this tab earlier, while the authority is asked whether they still are. */
  expected: Person | null;
  /** The login-tracking call failed: the system-unavailable modal is open. */
  isUnavailable: boolean;
};

const nobody = { profile: null, expected: null, isUnavailable: false };

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

/** What a page shows of the visitor: from the first paint on, also before the sign-in is confirmed. */
export function useVisitor(): { isSignedIn: boolean; person: Person | null } {
  const { phase, profile, expected } = useSession();
  const isExpected = phase === "starting" && expected !== null;
  return {
    isSignedIn: phase === "authenticated" || isExpected,
    person: profile ?? (isExpected ? expected : null),
  };
}

export function mayReadPlans(profile: Person | null): boolean {
  return profile?.roles.some((role) => role === "planner" || role === "planReader") ?? false;
}

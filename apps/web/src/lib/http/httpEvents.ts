import type { HttpProblem } from "./HttpProblem.ts";

/** SPEC 8: a refused call before the app has said how people log in. */
const notInitialized = (): never => {
  throw new Error("AuthService is not initialized");
};

/**
 * What the client does when the answer is about the person rather than the call. The app
 * sets these at start: the client itself knows neither router nor sign-in.
 */
export const httpEvents = {
  /** Settles once it is known who is signed in; calls that need someone wait for it. */
  ready: (): Promise<unknown> => Promise.resolve(),
  /** 403: go to the access-denied page. */
  forbidden: (): void => {},
  /** 401: try to renew silently; true when the call may be sent again. */
  renew: (): Promise<boolean> => Promise.resolve(false),
  /** 401 that could not be renewed, or a sign-in that was ended elsewhere: sign in and come back. */
  signInAgain: (_how: { isEnded: boolean }): void => notInitialized(),
  failed: (_problem: HttpProblem): void => {},
};

import { sessionStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { readDetour } from "./readDetour.ts";
import { currentPath } from "./returnPath.ts";
import { changeSession, type Person, sessionState, type SessionState } from "./sessionState.ts";

const library = () => import("./session.ts");
let starting: Promise<void> | null = null;

/** Where no one has signed in in this tab no one is signed in, and the sign-in library is not loaded at all. */
export function startSession(): Promise<void> {
  starting ??= begin();
  return starting;
}

async function begin(): Promise<void> {
  const signedIn = sessionStore.read<Person | true>(storageKeys.signedIn);
  if (!signedIn) {
    // The very value of a page that the server rendered, which then need not be drawn again.
    sessionState.set(sessionState.getRendered());
    return;
  }
  if (signedIn !== true) changeSession({ expected: signedIn });
  const { resumeSession } = await library();
  await resumeSession();
  const isLost = sessionState.get().phase === "anonymous" && readDetour()?.returned === "signed-in";
  // Who just signed in and is no one a moment later has a browser that hides the authority's cookie
  // from frames. The authority knows them: asked in the open, it answers without showing a page.
  if (isLost) await signIn().then(leaving, () => undefined);
}

const leaving = () => new Promise<never>(() => {});

/** The state once it is known who is here. */
export async function sessionReady(): Promise<SessionState> {
  await startSession();
  return sessionState.get();
}

export async function signIn(
  returnTo: string = currentPath(),
  options: { asAnother?: boolean } = {},
): Promise<void> {
  const { redirectToSignIn } = await library();
  await redirectToSignIn(returnTo, options);
}

export async function signOut(): Promise<void> {
  await startSession();
  const { redirectToSignOut } = await library();
  await redirectToSignOut();
}

export async function signOutEverywhere(): Promise<void> {
  await startSession();
  const { signOutOfAllDevices } = await library();
  await signOutOfAllDevices();
}

/**
 * Completes sign-in. Gives the path to continue to, or null where the browser is on its way back to the
 * page that was left: then the authority's pages are not between that page and the one before it.
 */
export async function finishSignIn(): Promise<string | null> {
  const [{ completeSignIn }, { returnFromDetour }] = await Promise.all([
    library(),
    import("./signInDetour.ts"),
  ]);
  const path = await completeSignIn();
  starting = Promise.resolve();
  return returnFromDetour("signed-in", path) ? null : path;
}

let renewing: Promise<boolean> | null = null;

/** One silent renewal at a time, however many calls were refused. */
export async function renewSession(): Promise<boolean> {
  if (sessionState.get().phase !== "authenticated") return false;
  renewing ??= library()
    .then(({ renewSilently }) => renewSilently())
    .finally(() => {
      renewing = null;
    });
  return renewing;
}

export function dismissUnavailable(): void {
  changeSession({ isUnavailable: false });
}

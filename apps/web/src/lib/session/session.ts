import { endSession, readUserInfo, trackLogin } from "@mars/contracts/people/users";
import { languageOf } from "@mars/wording/language/languages";
import { setBearer } from "../http/bearer.ts";
import { call } from "../http/call.ts";
import { currentLocale } from "../language/locale.ts";
import { randomId } from "../randomId.ts";
import { sessionStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { collectTracking } from "../tracking/collectTracking.ts";
import { clearLocalWork, loadSignedOut } from "./ownWork/clearLocalWork.ts";
import { dropIdTokenHint, keepIdTokenHint } from "./idTokenHint.ts";
import { type User, userManager } from "./oidc.ts";
import { isRefusal } from "./isRefusal.ts";
import { safeReturnPath } from "./returnPath.ts";
import { changeSession, type Person, sessionState } from "./sessionState.ts";
import { cancelDetour, endDetour, keepOutOfPageCache, startDetour } from "./signInDetour.ts";
import { failureOfCallback, failureOfRefusal, SignInFailure } from "./SignInFailure.ts";
import { noteSignedOut } from "./signedOutNote.ts";

const CHANNEL = "mars-session";
type Message = "signed-out";

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);

/** Signing out in one tab signs out all of this browser's. */
function broadcastToTabs(message: Message): void {
  channel?.postMessage(message);
}

function onTabMessage(message: Message, listener: () => void): void {
  channel?.addEventListener("message", ({ data }) => {
    if (data === message) listener();
  });
}

/** Goes to the authority and comes back with its answer. */
type SignInState = { returnTo?: unknown; isAskedAnew?: boolean };

/** What needs the sign-in library. Loaded only when someone is or wants to be signed in. */
let attached: Promise<void> | null = null;
let handling: Promise<void> = Promise.resolve();

async function attach(): Promise<void> {
  const manager = await userManager();
  manager.events.addUserLoaded((user) => {
    handling = userLoaded(user);
    // Whoever waits for it is told; a renewal in the background has no one.
    handling.catch(() => undefined);
  });
  manager.events.addUserUnloaded(userRemoved);
  onTabMessage("signed-out", () => {
    clearLocalWork();
    noteSignedOut();
    forgetSignIn();
    setBearer(null);
    loadSignedOut();
  });
  manager.events.addAccessTokenExpired(() => void manager.removeUser());
  void manager.clearStaleState();
}

function attachOnce(): Promise<void> {
  attached ??= attach();
  return attached;
}

/** After a reload: asks the authority, in a hidden frame, who was signed in in this tab. */
export async function resumeSession(): Promise<void> {
  await attachOnce();
  try {
    await (await userManager()).signinSilent();
    await handling;
    endDetour();
  } catch (fault) {
    // An authority that cannot be reached has ended nothing: the next reload asks again.
    if (isRefusal(fault)) forgetSignIn();
    userRemoved();
  }
}

async function userLoaded(user: User): Promise<void> {
  const isFirst = sessionState.get().phase !== "authenticated";
  setBearer(user.access_token);
  // Where the profile cannot be read, the tab is recognised after a reload all the same.
  if (!sessionStore.read(storageKeys.signedIn)) sessionStore.write(storageKeys.signedIn, true);
  const probe = { quiet: true, isSignInProbe: true };
  try {
    if (isFirst) await call(trackLogin, { body: collectTracking(), ...probe });
    const profile = await call(readUserInfo, probe);
    const { initials, fullName, roles } = profile;
    sessionStore.write(storageKeys.signedIn, { initials, fullName, roles } satisfies Person);
    changeSession({ phase: "authenticated", profile });
  } catch (error) {
    const { scope } = (await userManager()).settings;
    const isAllGranted = scope.split(" ").every((one) => user.scopes.includes(one));
    const failure = isFirst ? failureOfRefusal(error, isAllGranted) : null;
    if (failure !== null) {
      forgetSignIn();
      await (await userManager()).removeUser();
      throw failure;
    }
    changeSession({ phase: "authenticated", isUnavailable: isFirst });
  }
}

/** What this tab would be recognised by after a reload. */
function forgetSignIn(): void {
  sessionStore.remove(storageKeys.signedIn);
  dropIdTokenHint();
}

function userRemoved(): void {
  setBearer(null);
  changeSession({ phase: "anonymous", profile: null });
}

/** `asAnother` asks again who it is, although the authority knows someone. */
export async function redirectToSignIn(
  returnTo: string,
  { asAnother = false } = {},
): Promise<void> {
  await attachOnce();
  // The authority's own pages then speak the language chosen here.
  const ui_locales = languageOf(currentLocale());
  const manager = await userManager();
  startDetour();
  await manager
    .signinRedirect({
      state: { returnTo, ...(asAnother && { isAskedAnew: true }) } satisfies SignInState,
      ui_locales,
      ...(asAnother && { prompt: "login" }),
      // Ties the answer to this request; the library compares it with the one in the id token.
      nonce: randomId(),
      redirectMethod: "replace",
    })
    .catch((fault: unknown) => {
      cancelDetour();
      throw fault;
    });
}

/** Completes the redirect and gives the path to continue to; in a silent frame it only reports back. */
export async function completeSignIn(): Promise<string> {
  await attachOnce();
  const user = await (await userManager()).signinCallback().catch((error: unknown) => {
    throw failureOfCallback(error);
  });
  const state = user?.state as SignInState | undefined;
  const returnTo = safeReturnPath(state?.returnTo);
  await handling.catch(async (fault: unknown) => {
    // Asked once: an authority that does not ask the person would send them round and round.
    const isAskedAnew = fault instanceof SignInFailure && fault.isEnded && !state?.isAskedAnew;
    if (!isAskedAnew) throw fault;
    await redirectToSignIn(returnTo, { asAnother: true });
    await new Promise<never>(() => {});
  });
  if (user?.id_token) keepIdTokenHint(user.id_token);
  return returnTo;
}

export async function renewSilently(): Promise<boolean> {
  await attachOnce();
  try {
    const user = await (await userManager()).signinSilent();
    if (user) setBearer(user.access_token);
    return user !== null;
  } catch {
    return false;
  }
}

/**
 * Ends every sign-in of this person, then this one at the authority. Unlike the ordinary way out it
 * fails where the API cannot be told: no one may believe that a lost phone is logged out.
 */
export async function signOutOfAllDevices(): Promise<void> {
  await attachOnce();
  const token = (await (await userManager()).getUser())?.access_token;
  if (token)
    await call(endSession, {
      body: { token, everywhere: true },
      quiet: true,
      isSignInProbe: true,
    });
  await redirectToSignOut();
}

/** Ends the session here and at the authority; where that cannot be reached, at least here. */
export async function redirectToSignOut(): Promise<void> {
  await attachOnce();
  const manager = await userManager();
  // The access token would hold for some minutes more; no one waits for its end to be noted.
  const token = (await manager.getUser())?.access_token;
  if (token)
    await call(endSession, {
      body: { token },
      quiet: true,
      isSignInProbe: true,
      timeoutMs: 2000,
    }).catch(() => {});
  clearLocalWork();
  keepOutOfPageCache();
  forgetSignIn();
  broadcastToTabs("signed-out");
  noteSignedOut();
  // An authority need not take every token back, and the session is to end all the same.
  await manager.revokeTokens(["refresh_token"]).catch(() => {});
  try {
    await manager.signoutRedirect({
      extraQueryParams: { ui_locales: languageOf(currentLocale()) },
      // Back from the front page would else come to /logout, and log out again.
      redirectMethod: "replace",
    });
  } catch {
    await manager.removeUser();
    window.location.replace("/");
  }
}
